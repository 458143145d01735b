import { createRoot } from "react-dom/client";
import { Editor } from "./Editor.tsx";
import "./styles/panel.css";

const asked = new URLSearchParams(location.search);
const file = asked.get("file");
const root = document.getElementById("root");
if (root) createRoot(root).render(<Editor start={file ? { file } : { url: asked.get("page") ?? "/" }} />);
