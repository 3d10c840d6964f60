//! Headless Chromium over its debugging pipe: pages are opened, scripts run in them, and complaints collected.
//!
//! The protocol is JSON with a zero byte after each message, on the descriptors 3 and 4; a shell puts them there.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

const PATIENCE: Duration = Duration::from_secs(90);

pub struct Browser {
    child: Child,
    input: Option<ChildStdin>,
    messages: Receiver<Value>,
    next: u64,
    session: Option<String>,
    /// What the page complained about.
    pub complaints: Vec<String>,
}

impl Browser {
    /// `profile` is a folder for what the browser keeps.
    pub fn start(profile: &Path) -> Self {
        let found = ["chromium", "chromium-browser", "google-chrome"]
            .into_iter()
            .find(|name| Command::new(name).arg("--version").output().is_ok_and(|output| output.status.success()))
            .expect("Chromium is installed: scripts/setup chromium");
        let mut child = Command::new("sh")
            .args(["-c", r#"exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null"#, found])
            .args([
                "--headless",
                "--disable-ipc-flooding-protection",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--no-first-run",
            ])
            .args(["--disable-extensions", "--disable-background-networking", "--remote-debugging-pipe"])
            .arg(format!("--user-data-dir={}", profile.display()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell starts");
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let (sender, messages) = channel();
        std::thread::spawn(move || {
            let mut message = Vec::new();
            while output.read_until(0, &mut message).is_ok_and(|length| length > 0) {
                message.pop();
                let Ok(value) = serde_json::from_slice(&message) else { break };
                if sender.send(value).is_err() {
                    break;
                }
                message.clear();
            }
        });
        let input = child.stdin.take();
        let mut browser = Self { child, input, messages, next: 0, session: None, complaints: Vec::new() };
        let target = browser.call("Target.createTarget", json!({ "url": "about:blank" }));
        let attached =
            browser.call("Target.attachToTarget", json!({ "targetId": target["targetId"], "flatten": true }));
        browser.session = attached["sessionId"].as_str().map(str::to_string);
        for domain in ["Page.enable", "Runtime.enable", "Log.enable"] {
            browser.call(domain, json!({}));
        }
        browser
    }

    pub fn call(&mut self, method: &str, parameters: Value) -> Value {
        self.next += 1;
        let mut message = json!({ "id": self.next, "method": method, "params": parameters });
        if let Some(session) = &self.session {
            message["sessionId"] = json!(session);
        }
        let input = self.input.as_mut().unwrap();
        input.write_all(format!("{message}\0").as_bytes()).and_then(|()| input.flush()).expect("the browser listens");
        let deadline = Instant::now() + PATIENCE;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            let answer = self.messages.recv_timeout(left).unwrap_or_else(|e| panic!("no answer to {method}: {e}"));
            if answer["id"] == self.next {
                assert!(answer["error"].is_null(), "{method}: {}", answer["error"]);
                return answer["result"].clone();
            }
            self.note(&answer);
        }
    }

    fn note(&mut self, event: &Value) {
        let parameters = &event["params"];
        let wrong = match event["method"].as_str() {
            Some("Runtime.exceptionThrown") => true,
            Some("Runtime.consoleAPICalled") => {
                matches!(parameters["type"].as_str(), Some("error" | "warning" | "assert"))
            }
            Some("Log.entryAdded") => matches!(parameters["entry"]["level"].as_str(), Some("error" | "warning")),
            _ => false,
        };
        if wrong {
            self.complaints.push(parameters.to_string());
        }
    }

    /// The value of a JavaScript expression.
    pub fn js(&mut self, expression: &str) -> Value {
        let parameters = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let answer = self.call("Runtime.evaluate", parameters);
        assert!(answer["exceptionDetails"].is_null(), "{expression}: {}", answer["exceptionDetails"]);
        answer["result"]["value"].clone()
    }

    /// How many elements of a view of the page are laid out when it is first shown: the browser's work, whatever its speed.
    pub fn painted(&mut self, address: &str) -> u64 {
        self.js(&format!("location.hash = {address:?}"));
        self.wait(&format!("shownAt === {address:?}"));
        let shown = self.js(
            "[...document.querySelectorAll('*')].filter(e => e.checkVisibility({ contentVisibilityAuto: true })).length",
        );
        shown.as_u64().expect("a number of elements")
    }

    pub fn text(&mut self, expression: &str) -> String {
        self.js(expression).as_str().unwrap_or_else(|| panic!("{expression} is no text")).to_string()
    }

    /// Until the expression is true.
    pub fn wait(&mut self, expression: &str) {
        let deadline = Instant::now() + PATIENCE;
        while self.js(&format!("Boolean({expression})")) != true {
            assert!(Instant::now() < deadline, "never became true: {expression}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    pub fn open(&mut self, file: &Path) {
        self.call("Page.navigate", json!({ "url": format!("file://{}", file.display()) }));
        self.wait("document.readyState === 'complete' && document.querySelector('main h1')");
    }

    pub fn size(&mut self, width: u32, height: u32) {
        let mobile = width < 500;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile });
        self.call("Emulation.setDeviceMetricsOverride", metrics);
    }

    /// The colours that the reader's system prefers.
    pub fn prefers(&mut self, scheme: &str) {
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        self.call("Emulation.setEmulatedMedia", json!({ "features": features }));
    }

    /// With the mouse, in the middle of the first element that the selector finds.
    pub fn click(&mut self, selector: &str) {
        let place = self.js(&format!(
            "(() => {{ const e = document.querySelector({selector:?}); if (!e) return null;
               e.scrollIntoView({{block: 'center', behavior: 'instant'}}); const r = e.getClientRects()[0];
               return [r.x + r.width / 2, r.y + r.height / 2]; }})()"
        ));
        assert!(place.is_array(), "nothing to click: {selector}");
        for kind in ["mousePressed", "mouseReleased"] {
            let event = json!({ "type": kind, "x": place[0], "y": place[1], "button": "left", "clickCount": 1 });
            self.call("Input.dispatchMouseEvent", event);
        }
    }

    pub fn key(&mut self, key: &str) {
        for kind in ["keyDown", "keyUp"] {
            let text = if kind == "keyDown" && key.len() == 1 { key } else { "" };
            let code = if key == "Enter" { 13 } else { 0 };
            let event = json!({ "type": kind, "key": key, "text": if key == "Enter" && kind == "keyDown" { "\r" } else { text },
                "windowsVirtualKeyCode": code });
            self.call("Input.dispatchKeyEvent", event);
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Without its pipe the browser ends by itself.
        self.input = None;
        let deadline = Instant::now() + Duration::from_secs(5);
        while Instant::now() < deadline && !matches!(self.child.try_wait(), Ok(Some(_))) {
            std::thread::sleep(Duration::from_millis(20));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
