/**
 * The wiki's search field. The search and its index are fetched when the field is first focused.
 */
import type { Answer, Search, SearchResult } from './search.ts'

const box = document.querySelector<HTMLElement>('[data-wiki-search]')
const field = box?.querySelector('input')
const list = box?.querySelector<HTMLElement>('[data-wiki-results]')
const count = box?.querySelector<HTMLElement>('[data-wiki-count]')
const ask = box?.querySelector<HTMLElement>('[data-wiki-ask]')
const nearest = box?.querySelector<HTMLElement>('[data-wiki-nearest]')

if (box && field && list && count && ask && nearest) {
  const messages = JSON.parse(box.dataset.words ?? '{}')
  const tag = document.documentElement.lang
  let loading: Promise<Search> | undefined
  let active = -1
  let isAnswered = false
  const load = () => {
    loading ??= Promise.all([
      import('./search.ts'),
      fetch(box.dataset.wikiSearch ?? '').then((answer) => answer.json()),
    ])
      .then(([{ createSearch }, index]) => createSearch(index))
      .catch((error) => {
        loading = undefined
        throw error
      })
    return loading
  }
  const options = () => [...list.querySelectorAll<HTMLElement>('[role="option"]')]
  const close = () => {
    list.hidden = true
    nearest.hidden = true
    field.setAttribute('aria-expanded', 'false')
    select(-1)
  }
  const select = (index: number) => {
    active = index
    for (const [at, option] of options().entries()) {
      option.setAttribute('aria-selected', String(at === index))
      if (at === index) option.scrollIntoView({ block: 'nearest' })
    }
    if (index < 0) field.removeAttribute('aria-activedescendant')
    else field.setAttribute('aria-activedescendant', `wiki-result-${index}`)
  }

  const show = async () => {
    const query = field.value.trim()
    if (query === '') {
      count.textContent = ''
      ask.hidden = true
      list.replaceChildren()
      close()
      return
    }
    try {
      const search = await load()
      const { marked } = await import('./search.ts')
      // Only the latest question is answered.
      if (query !== field.value.trim()) return
      const { answers, outcome } = search(query)
      isAnswered = outcome === 'answered'
      count.textContent = statusOf(outcome, answers.length)
      ask.hidden = isAnswered || outcome === 'incomplete'
      nearest.hidden = outcome !== 'nearest'
      list.setAttribute('aria-label', nearest.hidden ? field.placeholder : (nearest.textContent ?? ''))
      list.replaceChildren(...answers.map((answer, index) => optionOf(answer, index, marked)))
      list.hidden = answers.length === 0
      field.setAttribute('aria-expanded', String(answers.length > 0))
      select(-1)
    } catch {
      count.textContent = messages.failed
      ask.hidden = false
      close()
    }
  }

  function statusOf(outcome: SearchResult['outcome'], found: number): string {
    if (outcome === 'nothing') return messages.nothing
    if (outcome === 'incomplete') return messages.incomplete
    if (outcome === 'nearest') return messages.noAnswer
    const form = new Intl.PluralRules(tag).select(found)
    return (messages.found[form] ?? messages.found.other).replace(
      '{count}',
      new Intl.NumberFormat(tag).format(found),
    )
  }

  function optionOf(
    { path, title, excerpt, terms }: Answer,
    index: number,
    marked: (text: string, terms: readonly string[]) => string[],
  ) {
    // The option is the link itself: nested controls are not accessible.
    const option = document.createElement('a')
    option.id = `wiki-result-${index}`
    option.role = 'option'
    option.setAttribute('aria-selected', 'false')
    option.href = path
    option.tabIndex = -1
    for (const [element, text] of [
      ['b', title],
      ['small', excerpt],
    ] as const) {
      const line = document.createElement(element)
      for (const [at, part] of marked(text, terms).entries())
        if (at % 2 === 1) {
          const mark = document.createElement('mark')
          mark.textContent = part
          line.append(mark)
        } else line.append(part)
      option.append(line)
    }
    return option
  }

  field.addEventListener('focus', () => load().catch(() => {}), { once: true })
  field.addEventListener('input', show)
  field.addEventListener('keydown', (event) => {
    const all = options()
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (all.length === 0) return
      event.preventDefault()
      select((active + (event.key === 'ArrowDown' ? 1 : active < 0 ? 0 : -1) + all.length) % all.length)
    } else if (event.key === 'Enter') {
      // Enter opens the best answer; a merely similar article must be chosen.
      const target = all[isAnswered ? Math.max(active, 0) : active]
      if (!target) return
      event.preventDefault()
      target.click()
    } else if (event.key === 'Escape' && field.value !== '') {
      field.value = ''
      void show()
    }
  })
  if (field.value !== '') void show()
}
