/** Which of our fonts the page uses: the values of `data-fonts` on the root, read by tokens.css. */
const allFonts = 'heading body'
const steps = ['heading', allFonts] as const
/**
 * The highest layout shift of both steps that nobody notices: a line that moves by a few pixels.
 */
const maxShift = 0.0008

/**
 * Loads our fonts after the first paint, and applies them if no visible text moves.
 * A page whose lines would wrap differently keeps the fallbacks; the site's next page opens with
 * our fonts.
 * A single-page application calls `showFonts` when it navigates.
 */
export async function loadFonts(): Promise<void> {
  const { fonts, documentElement: root } = document
  if (root.dataset.fonts) return
  await firstPaint()
  await nextTask()
  const text = [...placesInView().keys()].map((node) => (node instanceof Text ? node.data : '')).join('')
  await nextTask()
  const body = fonts.load('1em Onest', text)
  await nextTask()
  await Promise.all([body, fonts.load('700 1em Tektur', text)])
  let left = maxShift
  for (const step of steps) {
    await nextTask()
    const { scrollY: top } = window
    let places = placesInView()
    await nextTask()
    if (scrollY !== top) places = placesInView()
    const { fonts: before } = root.dataset
    root.dataset.fonts = step
    const shift = shiftOf(places)
    if (shift < left) left -= shift
    else if (before) root.dataset.fonts = before
    else delete root.dataset.fonts
  }
  // Tests and screenshots wait for this attribute.
  root.dataset.fontsSettled = ''
}

/** Applies our fonts even if text moves: for an application that is about to show another page. */
export function showFonts(): void {
  document.documentElement.dataset.fonts = allFonts
}

/** Lets the browser handle input: measuring and re-layout in one task would block a tap. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Resolves after the browser has painted text or a picture. */
export const firstPaint = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })

type NodeBox = { x: number; y: number; area: number }

/**
 * The elements at a grid of points in the window, and their texts, which may start in another line.
 */
function placesInView(): Map<Node, NodeBox> {
  const places = new Map<Node, NodeBox>()
  for (let y = 8; y < innerHeight; y += 24)
    // Includes elements under a banner.
    for (const part of [0.2, 0.5, 0.8])
      for (const element of document.elementsFromPoint(innerWidth * part, y)) {
        if (places.has(element)) continue
        places.set(element, boxOf(element))
        for (const text of textsOf(element)) places.set(text, boxOf(text))
      }
  return places
}

/** The text nodes of an element with direct text, including those inside its links. */
function* textsOf(element: Element): Generator<Text> {
  if (![...element.childNodes].some(isText)) return
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) if (isText(texts.currentNode)) yield texts.currentNode
}

const isText = (node: Node): node is Text => node instanceof Text && node.data.trim() !== ''

/** Position and size of a node. */
function boxOf(node: Node): NodeBox {
  const range = document.createRange()
  range.selectNodeContents(node)
  const box = node instanceof Element ? node.getBoundingClientRect() : range.getBoundingClientRect()
  const { x, y } = node instanceof Element ? box : (range.getClientRects()[0] ?? box)
  return { x, y, area: box.width * Math.min(box.height, innerHeight) }
}

/** The layout shift as browsers compute it: area by distance, of nodes that moved 3 px or more. */
function shiftOf(places: Map<Node, NodeBox>): number {
  let area = 0
  let distance = 0
  for (const [node, before] of places) {
    const now = boxOf(node)
    const moved = Math.max(Math.abs(now.x - before.x), Math.abs(now.y - before.y))
    if (moved < 3) continue
    area += now.area
    distance = Math.max(distance, moved)
  }
  return (area / (innerWidth * innerHeight)) * (distance / Math.max(innerWidth, innerHeight))
}
