/**
 * The plan finder: reads the form, shows the required memory and the plan, and links to its card.
 */
import { fittingPlan, memoryNeed, memoryRates, type ServerNeed } from '@zubr/domain/plan-finder'

type OfferedPlan = {
  id: string
  group: 'java' | 'bedrock' | 'proxy' | 'ultra'
  ramGb: number
  price: number
  name: string
}

export function startFinder(form: HTMLFormElement): void {
  const plans = JSON.parse(form.dataset.plans ?? '[]') as OfferedPlan[]
  const messages = JSON.parse(form.dataset.words ?? '{}') as Record<
    'result' | 'tooLarge' | 'gigabytes' | 'megabytes',
    string
  >
  const tag = document.documentElement.lang
  const plan = form.querySelector<HTMLElement>('[data-finder-plan]')
  const show = form.querySelector<HTMLAnchorElement>('[data-finder-show]')
  const size = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })
  const gigabytes = (amount: number) => messages.gigabytes.replace('{amount}', size.format(amount))
  const megabytes = (amount: number) => messages.megabytes.replace('{amount}', size.format(amount))
  const free = form.querySelector<HTMLElement>('[data-finder-free]')

  const chosen = (name: string) => String(new FormData(form).get(`finder-${name}`) ?? '')
  const quantity = (name: string) => {
    const field = form.querySelector<HTMLInputElement>(`[name="finder-${name}"]`)
    return Math.min(Number(field?.max), Math.max(0, Math.floor(Number(field?.value) || 0)))
  }

  const update = () => {
    const edition = chosen('edition') as ServerNeed['edition']
    const server: ServerNeed = {
      edition,
      extension: chosen('extension') as ServerNeed['extension'],
      world: chosen('world') as ServerNeed['world'],
      players: quantity('players'),
      count: quantity('count'),
    }
    const count = form.querySelector<HTMLElement>('[data-quantity="finder-count"]')
    if (count) count.style.visibility = server.extension === 'none' ? 'hidden' : ''
    const need = memoryNeed(server)
    for (const [row, amount] of Object.entries(need)) {
      const cell = form.querySelector(`[data-row="${row}"]`)
      if (cell) cell.textContent = megabytes(amount)
    }
    const rates = memoryRates(server)
    for (const [row, number] of [
      ['players', server.players],
      ['extensions', server.extension === 'none' ? 0 : server.count],
    ] as const) {
      const place = form.querySelector(`[data-rate="${row}"]`)
      if (place) place.textContent = number > 0 ? `${size.format(number)} × ${megabytes(rates[row])}` : ''
    }
    const found = fittingPlan(
      plans.filter(({ group }) => group === edition || (edition === 'java' && group === 'ultra')),
      need.total,
    )
    if (plan)
      plan.textContent = found
        ? messages.result.replace('{plan}', found.name).replace('{memory}', gigabytes(found.ramGb))
        : messages.tooLarge
    if (free) free.hidden = found?.price !== 0
    if (!show) return
    show.hidden = !found
    if (found) show.href = `#plan-${found.id}`
  }

  form.addEventListener('input', update)
  form.addEventListener('submit', (event) => event.preventDefault())
  show?.addEventListener('click', () => {
    const tab = document.querySelector<HTMLInputElement>(`[name="edition"][value="${chosen('edition')}"]`)
    if (tab) tab.checked = true
    for (const card of document.querySelectorAll('[data-chosen]')) card.removeAttribute('data-chosen')
    document.getElementById(show.hash.slice(1))?.setAttribute('data-chosen', '')
  })
  update()
}
