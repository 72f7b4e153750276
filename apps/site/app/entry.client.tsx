import type { IslandName } from './island.tsx'

// Each module imports React and its own code; its styles are already in the page.
const starts: Record<IslandName, (place: Element, data: string) => Promise<void>> = {
  invoice: async (place, data) => (await import('./invoice/island.tsx')).start(place, JSON.parse(data)),
  status: async (place, data) => (await import('./status/island.tsx')).start(place, JSON.parse(data)),
}

for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const name = place.dataset.island as IslandName // island.tsx wrote it
  const data = document.querySelector(`script[data-of="${name}"]`)?.textContent
  if (data) void starts[name](place, data)
}
