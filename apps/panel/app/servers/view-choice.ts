export type View = 'cards' | 'table'

const key = 'serversView'

export function keptView(): View {
  try {
    return localStorage.getItem(key) === 'table' ? 'table' : 'cards'
  } catch {
    return 'cards'
  }
}

export function keepView(view: View): void {
  try {
    localStorage.setItem(key, view)
  } catch {
    // Then the choice lasts as long as the page.
  }
}
