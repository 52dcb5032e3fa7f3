// The widgets of the account, as they are when the page is opened.
import { loadDevice } from "../device.js";
import { WidgetView } from "../widget-view.js";

const main = document.getElementById("main");
const answer = await fetch("/widgets");
if (answer.status === 401) {
  location.replace("/sign-in");
} else {
  const device = await loadDevice();
  for (const widget of (await answer.json()).items) {
    const element = main.appendChild(document.createElement("div"));
    new WidgetView(element, device).show(widget, "small", { locale: navigator.language });
  }
}
