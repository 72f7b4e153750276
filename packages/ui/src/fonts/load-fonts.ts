/** Which of our fonts the style sheet uses: `data-fonts` of the root, read by tokens.css. */
const choices = ['heading body', 'heading'] as const

/**
 * Fetches our fonts once the page has been painted, and shows them where nothing in view moves by it.
 * A page whose lines would break differently keeps the fallbacks; the next page opens with our fonts.
 */
export async function loadFonts(): Promise<void> {
  const { fonts, documentElement: root } = document
  if (root.dataset.fonts) return
  await firstPaint()
  const text = (document.querySelector('main') ?? document.body).textContent
  await Promise.all([fonts.load('1em Onest', text), fonts.load('700 1em Tektur', text)])
  const places = placesInView()
  for (const choice of choices) {
    root.dataset.fonts = choice
    if (!haveMoved(places)) return
  }
  delete root.dataset.fonts
}

const firstPaint = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })

/** Where the elements stand that a grid of points in the window meets. */
function placesInView(): Map<Element, number> {
  const places = new Map<Element, number>()
  for (let y = 8; y < innerHeight; y += 24)
    for (const part of [0.2, 0.5, 0.8]) {
      const element = document.elementFromPoint(innerWidth * part, y)
      if (element) places.set(element, element.getBoundingClientRect().top)
    }
  return places
}

/** Whether one of them moved by what browsers count as a layout shift: 3 px. */
const haveMoved = (places: Map<Element, number>) =>
  [...places].some(([element, top]) => Math.abs(element.getBoundingClientRect().top - top) >= 3)
