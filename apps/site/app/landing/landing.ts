/**
 * Behaviour of the landing page: live strip, stored currency, campaign banner. The page itself is
 * static HTML, so React is not loaded.
 */

import { pingAll } from '@zubr/browser/ping'
import { readReady } from '@zubr/contracts/cores/ready'
import { campaignOpen } from '@zubr/domain/campaign'
import { nodeAddress } from '@zubr/domain/nodes/node-address'
import { copyCodes } from '../forms/copy-codes.ts'
import { isUp, overallOf } from '../status/node-stats.ts'
import { measuredOf, promisedOf, readyLine } from './promised.ts'

/** Only these are probed for the nearest node; a visit does not ping a thousand nodes. */
const nodesToPing = 12
const currencyKey = 'currency'
/** Source: specification, section 9 "anti-banner animation delay". */
const bannerDelayMs = 5_000

function liveStrip() {
  const strip = document.querySelector<HTMLElement>('[data-live]')
  const store = window.zubrNodes
  if (!strip || !store) return
  const messages = JSON.parse(strip.dataset.words ?? '{}')
  const format = new Intl.NumberFormat(strip.dataset.tag)
  const plurals = new Intl.PluralRules(strip.dataset.tag)
  const milliseconds = new Intl.NumberFormat(strip.dataset.tag, { style: 'unit', unit: 'millisecond' })
  const set = (selector: string, text: string, known?: boolean) => {
    const place = strip.querySelector<HTMLElement>(selector)
    if (!place) return
    place.textContent = text
    if (known !== undefined) place.dataset.known = String(known)
  }

  let pinging = false
  const show = async () => {
    const snapshot = store.snapshot()
    const overall = overallOf(snapshot)
    const { nodes } = snapshot
    if (snapshot.phase !== 'ready' || overall.state === 'none') {
      if (snapshot.phase !== 'loading') set('[data-live-nodes]', '—', false)
      return
    }
    const up = nodes.filter(isUp).length
    set('[data-live-nodes]', `${format.format(up)} / ${format.format(nodes.length)}`, up === nodes.length)
    set('[data-live-nodes-label]', messages.nodes[plurals.select(nodes.length)] ?? messages.nodes.other)
    if (pinging) return
    pinging = true
    let best: { name: string; ms: number } | null = null
    const names = nodes.filter(({ known }) => known).map(({ name }) => name)
    const urlOf = (name: string) => nodeAddress(strip.dataset.probe ?? '', name)
    await pingAll(names.slice(0, nodesToPing), urlOf, (name, ms) => {
      if (ms === null || (best && best.ms <= ms)) return
      best = { name, ms }
      set('[data-live-ping]', milliseconds.format(ms), true)
      set('[data-live-ping-label]', messages.ping.replace('{node}', name))
    })
    if (!best) {
      set('[data-live-ping]', messages.notMeasured, false)
      set('[data-live-ping-label]', messages.unknown)
    }
    pinging = false
  }
  store.subscribe(show)
  void show()
}

/** Shows the measured startup time; the promised one stays while it is met. */
function readySeconds() {
  const line = document.querySelector<HTMLElement>('[data-ready]')
  const store = window.zubrNodes
  if (!line || !store) return
  const { tag, cores: own = '', promise } = line.dataset
  const cores = own.split(' ')
  const names: [core: string, name: string][] = JSON.parse(line.dataset.names ?? '[]')
  const messages = JSON.parse(line.dataset.words ?? '{}')
  const unit = new Intl.NumberFormat(tag, { style: 'unit', unit: 'second', unitDisplay: 'short' })
  const put = (selector: string, text: string) => {
    for (const place of document.querySelectorAll(selector))
      if (place.textContent !== text) place.textContent = text
  }
  const show = () => {
    const ready = readReady(store.snapshot().ready)
    put('[data-promised]', String(promisedOf(Number(promise), cores, ready)))
    const core = measuredOf(cores, ready)
    const seconds = (core !== undefined && ready[core]) || undefined
    if (seconds !== undefined) {
      const label = messages.ready[new Intl.PluralRules(tag).select(seconds)] ?? messages.ready.other
      put('[data-ready-figure]', new Intl.NumberFormat(tag).format(seconds))
      put('[data-ready-label]', label.replace('{core}', names.find(([id]) => id === core)?.[1] ?? ''))
    }
    const measured = names.flatMap(([id, name]) => (ready[id] ? [`${name} ${unit.format(ready[id])}`] : []))
    line.hidden = measured.length === 0
    put('[data-ready]', readyLine(messages.here, measured))
  }
  store.subscribe(show)
  show()
}

/** Stores the chosen currency and adds it to the plans' links to the panel. */
function rememberedCurrency() {
  const radios = [...document.querySelectorAll<HTMLInputElement>('[data-pricing] [name="currency"]')]
  const tellPanel = () => {
    const chosen = radios.find(({ checked }) => checked)?.value
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-create]')) {
      const url = new URL(link.href)
      if (chosen && chosen !== 'BYN') url.searchParams.set('currency', chosen)
      else url.searchParams.delete('currency')
      link.href = url.href
    }
  }
  for (const radio of radios) radio.addEventListener('change', tellPanel)
  try {
    const kept = localStorage.getItem(currencyKey)
    for (const radio of radios) {
      if (radio.value === kept) radio.checked = true
      radio.addEventListener('change', () => localStorage.setItem(currencyKey, radio.value))
    }
  } catch {
    // Without storage the switch still works.
  }
  tellPanel()
}

function isKept(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function campaigns() {
  for (const banner of document.querySelectorAll<HTMLElement>('[data-campaign]')) {
    const { from, until } = JSON.parse(banner.dataset.window ?? '{}')
    const closedKey = `campaign-closed-${banner.dataset.campaign}`
    banner.querySelector('button')?.addEventListener('click', () => {
      banner.hidden = true
      try {
        sessionStorage.setItem(closedKey, '1')
      } catch {
        // Without storage the banner is closed on this page only.
      }
    })
    if (campaignOpen({ from, until }, new Date()) && !isKept(closedKey))
      setTimeout(() => (banner.hidden = false), bannerDelayMs)
  }
  // Reserves the banners' height below the page; the language offer is placed above them.
  const all = document.querySelector<HTMLElement>('[data-campaigns]')
  if (all)
    new ResizeObserver(() =>
      document.documentElement.style.setProperty('--covered', `${all.offsetHeight}px`),
    ).observe(all)
}

/** Imports the plan finder's code when the form is about to be used. */
function finder() {
  const form = document.querySelector<HTMLFormElement>('[data-finder]')
  if (!form) return
  const observer = new IntersectionObserver(
    async ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      const { startFinder } = await import('../finder/finder.ts')
      startFinder(form)
    },
    { rootMargin: '200px' },
  )
  observer.observe(form)
}

/**
 * Renders the sections that the style sheet defers, one per frame, once the page is used: in-page
 * links and focus rings need them. During load it would cost a slow phone a tenth of a second.
 */
function layOutTheRest() {
  const rest = [...document.querySelectorAll<HTMLElement>('main > section')]
  // Safari has no requestIdleCallback.
  const whenIdle = (then: () => void) =>
    window.requestIdleCallback?.(then, { timeout: 1_000 }) ?? setTimeout(then, 100)
  const next = () => {
    const section = rest.shift()
    if (!section) return
    section.style.contentVisibility = 'visible'
    whenIdle(next)
  }
  const used = new AbortController()
  for (const sign of ['scroll', 'pointerdown', 'keydown'])
    addEventListener(
      sign,
      () => {
        used.abort()
        whenIdle(next)
      },
      { signal: used.signal, passive: true },
    )
}

/**
 * Chromium opens the answer of a fragment, but on a busy machine it sometimes does not scroll to
 * it.
 */
function scrollToAnswer() {
  // Only on a navigation: after back or reload the browser restores the scroll position.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type !== 'navigate') return
  const answer = document.getElementById(location.hash.slice(1))
  const question = answer?.closest('details')
  if (!answer || !question) return
  addEventListener('load', () => {
    question.open = true
    if (scrollY === 0) answer.scrollIntoView()
  })
}

copyCodes()
scrollToAnswer()
liveStrip()
readySeconds()
rememberedCurrency()
campaigns()
finder()
layOutTheRest()
