/** Opens lazy blocks: near the viewport, on find-in-page or focus, and all at once for a # link or for printing. */
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
if (location.hash) boxes.forEach(open); // else boxes that open above the target of a # link would move it
addEventListener("beforeprint", () => boxes.forEach(open));
