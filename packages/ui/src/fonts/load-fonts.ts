/** Which of our fonts the style sheet uses: `data-fonts` of the root, read by tokens.css. */
const allFonts = 'heading body'
const steps = ['heading', allFonts] as const
/** The layout shift of both that passes unseen: a line that moves by a few pixels. */
const maxShift = 0.0008

/**
 * Fetches our fonts once the page has been painted, and shows them where nothing in view moves by it.
 * A page whose lines would break differently keeps the fallbacks. The next page of the site opens with our fonts;
 * an application that changes its pages itself calls `showFonts` then.
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
  // Tests and pictures wait for it.
  root.dataset.fontsSettled = ''
}

/** Shows our fonts, however far the text moves: for an application that shows another page anyway. */
export function showFonts(): void {
  document.documentElement.dataset.fonts = allFonts
}

/** Lets the browser answer a tap: measuring the page and laying it out anew in one task would hold it up. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Resolves once the browser has shown text or a picture of the page. */
export const firstPaint = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })

type Place = { x: number; y: number; area: number }

/** What a grid of points in the window meets: elements, and their texts, which may begin in another line. */
function placesInView(): Map<Node, Place> {
  const places = new Map<Node, Place>()
  for (let y = 8; y < innerHeight; y += 24)
    // Also what a banner covers.
    for (const part of [0.2, 0.5, 0.8])
      for (const element of document.elementsFromPoint(innerWidth * part, y)) {
        if (places.has(element)) continue
        places.set(element, placeOf(element))
        for (const text of textsOf(element)) places.set(text, placeOf(text))
      }
  return places
}

/** The texts of an element that holds text itself, those within its links and the like too. */
function* textsOf(element: Element): Generator<Text> {
  if (![...element.childNodes].some(isText)) return
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) if (isText(texts.currentNode)) yield texts.currentNode
}

const isText = (node: Node): node is Text => node instanceof Text && node.data.trim() !== ''

/** Where a node begins, and how much of the page it takes. */
function placeOf(node: Node): Place {
  const range = document.createRange()
  range.selectNodeContents(node)
  const box = node instanceof Element ? node.getBoundingClientRect() : range.getBoundingClientRect()
  const { x, y } = node instanceof Element ? box : (range.getClientRects()[0] ?? box)
  return { x, y, area: box.width * Math.min(box.height, innerHeight) }
}

/** The layout shift as browsers count it: area by distance, of what moved 3 px or more. */
function shiftOf(places: Map<Node, Place>): number {
  let area = 0
  let distance = 0
  for (const [node, before] of places) {
    const now = placeOf(node)
    const moved = Math.max(Math.abs(now.x - before.x), Math.abs(now.y - before.y))
    if (moved < 3) continue
    area += now.area
    distance = Math.max(distance, moved)
  }
  return (area / (innerWidth * innerHeight)) * (distance / Math.max(innerWidth, innerHeight))
}
