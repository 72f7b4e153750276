/**
 * The partnership form in the browser: validates, stores the draft, sends it once and shows the
 * result.
 */
import {
  type ApplicationFault,
  type ApplicationField,
  applicationFaults,
  applicationFields,
  idempotencyKeyHeader,
  trapField,
} from '@zubr/contracts/fields/partner'
import { fill, formatDuration } from '@zubr/i18n/format'
import { defaultLocale, isLocale } from '@zubr/i18n/locales'
import { showFault, showFormStatus, type TextField } from './form-status.ts'
import { forgetDraft, keepDraft, keptDraft } from './partner-draft.ts'
import { type Faults, faultsNamed, faultsOf } from './partner-faults.ts'

const timeoutMs = 15_000
/** For a rate-limited response without `Retry-After`. */
const usualWaitSeconds = 3_600

/** Passed by the page in `data-words`. */
export type PartnerMessages = { sending: string; tooMany: string; faults: Record<ApplicationFault, string> }

const form = document.querySelector<HTMLFormElement>('form[data-form="partner"]')
if (form) enhanceForm(form)

function enhanceForm(form: HTMLFormElement) {
  const messages: PartnerMessages = JSON.parse(form.dataset.words ?? '')
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]')
  const submitWords = button?.textContent ?? ''
  const fields = applicationFields.map((name) => ({ name, field: fieldNamed(form, name) }))
  let sending = false

  const valuesNow = () =>
    Object.fromEntries(fields.map(({ name, field }) => [name, field.value])) as Record<
      ApplicationField,
      string
    >

  const draft = keptDraft()
  // Values rendered by the server are newer than the draft: the visitor has just sent them.
  for (const { name, field } of fields) field.value ||= draft?.values[name] ?? ''
  let key =
    draft && fields.every(({ name, field }) => field.value === draft.values[name]) ? draft.key : undefined

  /** Marks invalid fields with their errors and focuses the first. */
  function mark(faults: Faults) {
    for (const { name, field } of fields) {
      const fault = faults[name]
      showFault(field, fault && messages.faults[fault])
    }
    const found = fields.filter(({ name }) => faults[name])
    const worst = applicationFaults.find((fault) => Object.values(faults).includes(fault)) ?? 'missing'
    showFormStatus(form, worst.replace('_', '-'))
    found[0]?.field.focus()
  }

  function setSending(now: boolean) {
    sending = now
    form.setAttribute('aria-busy', String(now))
    for (const { field } of fields) field.readOnly = now
    if (!button) return
    button.disabled = now
    button.textContent = now ? messages.sending : submitWords
  }

  async function send() {
    const values = valuesNow()
    const trap = fieldNamed(form, trapField).value
    // Undefined outside secure contexts; then the API detects repeats by their text.
    key ??= crypto.randomUUID?.()
    keepDraft({ values, key })
    const answer = await fetch(form.dataset.api ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key ? { [idempotencyKeyHeader]: key } : {}) },
      body: JSON.stringify({ ...values, ...(trap ? { [trapField]: trap } : {}) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.ok) {
      forgetDraft()
      key = undefined
      for (const { field } of fields) field.value = ''
      return showFormStatus(form, 'sent')?.focus()
    }
    if (answer.status === 429) {
      const seconds = Number(answer.headers.get('retry-after')) || usualWaitSeconds
      const { locale } = document.documentElement.dataset
      const time = formatDuration(isLocale(locale) ? locale : defaultLocale, seconds)
      const message = showFormStatus(form, 'too-many')
      if (message) message.textContent = fill(messages.tooMany, { time })
      return message?.focus()
    }
    if (answer.status === 413) return showFormStatus(form, 'too-long')?.focus()
    // The key belongs to another text and cannot be used for this one.
    if (answer.status === 409) key = undefined
    const faults = answer.status === 400 ? faultsNamed((await answer.json())?.error?.fields) : {}
    if (Object.keys(faults).length === 0) throw new Error(`status ${answer.status}`)
    mark(faults)
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (sending) return
    const faults = faultsOf(valuesNow())
    if (Object.keys(faults).length > 0) return mark(faults)
    showFormStatus(form)
    setSending(true)
    try {
      await send()
    } catch {
      showFormStatus(form, 'failed')?.focus()
    }
    setSending(false)
  })

  form.addEventListener('input', ({ target }) => {
    key = undefined
    keepDraft({ values: valuesNow() })
    const typedIn = fields.find(({ field }) => field === target)?.field
    if (typedIn) showFault(typedIn)
    if (!form.querySelector('[aria-invalid="true"]')) showFormStatus(form)
  })
}

/** Returns a field of this form; the page that loads this script renders each. */
function fieldNamed(form: HTMLFormElement, name: string): TextField {
  return form.elements.namedItem(name) as TextField
}
