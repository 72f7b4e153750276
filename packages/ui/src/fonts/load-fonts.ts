/** Which of our fonts the style sheet uses: `data-fonts` of the root, read by tokens.css. */
const choices = ['heading body', 'heading'] as const
/** Of a layout shift: a sixth of a line by a few pixels. */
const maxShift = 0.0005

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
    if (shiftOf(places) < maxShift) return
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

/** What a grid of points in the window meets: elements, and their texts, which may begin in another line. */
function placesInView(): Map<Node, DOMRect> {
  const places = new Map<Node, DOMRect>()
  for (let y = 8; y < innerHeight; y += 24)
    for (const part of [0.2, 0.5, 0.8]) {
      const element = document.elementFromPoint(innerWidth * part, y)
      if (!element || places.has(element)) continue
      places.set(element, element.getBoundingClientRect())
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) places.set(node, lineOf(node))
    }
  return places
}

/** The first line of a text. */
function lineOf(text: Node): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(text)
  return range.getClientRects()[0] ?? range.getBoundingClientRect()
}

/** The layout shift as browsers count it, at least: area by distance, of what moved 3 px or more. */
function shiftOf(places: Map<Node, DOMRect>): number {
  let area = 0
  let distance = 0
  for (const [node, before] of places) {
    const { x, y, width, height } = node instanceof Element ? node.getBoundingClientRect() : lineOf(node)
    const moved = Math.max(Math.abs(x - before.x), Math.abs(y - before.y))
    if (moved < 3) continue
    area += width * height
    distance = Math.max(distance, moved)
  }
  return (area / (innerWidth * innerHeight)) * (distance / Math.max(innerWidth, innerHeight))
}
