import { createRoot } from "react-dom/client";
import { Editor } from "./Editor.tsx";
import { Store } from "./store.ts";
import "./styles/panel.css";

const asked = new URLSearchParams(location.search);
const file = asked.get("file");
const store = new Store();
void store.open(file ? { file } : { url: asked.get("page") ?? "/" });
addEventListener("focus", store.reopen);
addEventListener("beforeunload", store.leave);
const root = document.getElementById("root");
if (root) createRoot(root).render(<Editor store={store} />);
