/** Opens lazy blocks, each once: near the viewport, found by a search or a # link, or printed. */
const boxes = document.querySelectorAll<HTMLElement>("[data-lazy]");

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) open(target);
  },
  { threshold: 0.1, rootMargin: "50px" },
);

function open(box: Element): void {
  observer.unobserve(box);
  box.setAttribute("data-state", "loaded");
  box.firstElementChild?.removeAttribute("hidden");
}

for (const box of boxes) {
  observer.observe(box);
  for (const event of ["beforematch", "focusin"]) box.addEventListener(event, () => open(box));
}
if (location.hash) boxes.forEach(open); // or what a # link leads to is moved by boxes that open above it
addEventListener("beforeprint", () => boxes.forEach(open));
