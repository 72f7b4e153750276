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

type Values = Record<ApplicationField, string>

class PartnerFormController {
  readonly #form: HTMLFormElement
  readonly #messages: PartnerMessages
  readonly #fields: readonly { name: ApplicationField; field: TextField }[]
  readonly #button: HTMLButtonElement | null
  readonly #submitText: string
  /** Identifies repeats of the same text. */
  #idempotencyKey: string | undefined
  #isSending = false

  constructor(form: HTMLFormElement) {
    this.#form = form
    this.#messages = JSON.parse(form.dataset.words ?? '')
    this.#fields = applicationFields.map((name) => ({ name, field: fieldNamed(form, name) }))
    this.#button = form.querySelector<HTMLButtonElement>('[type="submit"]')
    this.#submitText = this.#button?.textContent ?? ''
  }

  /** Restores the draft and listens for changes. */
  start(): void {
    this.#restoreDraft()
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault()
      void this.#submit()
    })
    this.#form.addEventListener('input', ({ target }) => this.#onInput(target))
  }

  #restoreDraft(): void {
    const draft = keptDraft()
    // Values rendered by the server are newer than the draft: the visitor has just sent them.
    for (const { name, field } of this.#fields) field.value ||= draft?.values[name] ?? ''
    const isSame = draft && this.#fields.every(({ name, field }) => field.value === draft.values[name])
    this.#idempotencyKey = isSame ? draft.key : undefined
  }

  #values(): Values {
    return Object.fromEntries(this.#fields.map(({ name, field }) => [name, field.value])) as Values
  }

  #onInput(target: EventTarget | null): void {
    this.#idempotencyKey = undefined
    keepDraft({ values: this.#values() })
    const changed = this.#fields.find(({ field }) => field === target)?.field
    if (changed) showFault(changed)
    if (!this.#form.querySelector('[aria-invalid="true"]')) showFormStatus(this.#form)
  }

  async #submit(): Promise<void> {
    if (this.#isSending) return
    const faults = faultsOf(this.#values())
    if (Object.keys(faults).length > 0) return this.#showFaults(faults)
    showFormStatus(this.#form)
    this.#setSending(true)
    try {
      await this.#send()
    } catch {
      // The message asks to try again; the draft stays.
      showFormStatus(this.#form, 'failed')?.focus()
    }
    this.#setSending(false)
  }

  /** Rejects if the answer has no message of its own. */
  async #send(): Promise<void> {
    const answer = await this.#post(this.#values())
    if (answer.ok) return this.#onSent()
    if (answer.status === 429) return this.#onRateLimit(answer)
    if (answer.status === 413) return showFormStatus(this.#form, 'too-long')?.focus()
    // The key belongs to another text and cannot be used for this one.
    if (answer.status === 409) this.#idempotencyKey = undefined
    const faults = answer.status === 400 ? faultsNamed((await answer.json())?.error?.fields) : {}
    if (Object.keys(faults).length === 0) throw new Error(`status ${answer.status}`)
    this.#showFaults(faults)
  }

  #post(values: Values): Promise<Response> {
    const trap = fieldNamed(this.#form, trapField).value
    // Undefined outside secure contexts; then the API detects repeats by their text.
    this.#idempotencyKey ??= crypto.randomUUID?.()
    const key = this.#idempotencyKey
    keepDraft({ values, key })
    return fetch(this.#form.dataset.api ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key ? { [idempotencyKeyHeader]: key } : {}) },
      body: JSON.stringify({ ...values, ...(trap ? { [trapField]: trap } : {}) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
  }

  #onSent(): void {
    forgetDraft()
    this.#idempotencyKey = undefined
    for (const { field } of this.#fields) field.value = ''
    showFormStatus(this.#form, 'sent')?.focus()
  }

  #onRateLimit({ headers }: Response): void {
    const seconds = Number(headers.get('retry-after')) || usualWaitSeconds
    const { locale } = document.documentElement.dataset
    const time = formatDuration(isLocale(locale) ? locale : defaultLocale, seconds)
    const message = showFormStatus(this.#form, 'too-many')
    if (message) message.textContent = fill(this.#messages.tooMany, { time })
    message?.focus()
  }

  /** Marks invalid fields with their errors and focuses the first. */
  #showFaults(faults: Faults): void {
    for (const { name, field } of this.#fields) {
      const fault = faults[name]
      showFault(field, fault && this.#messages.faults[fault])
    }
    const worst = applicationFaults.find((fault) => Object.values(faults).includes(fault)) ?? 'missing'
    showFormStatus(this.#form, worst.replace('_', '-'))
    this.#fields.find(({ name }) => faults[name])?.field.focus()
  }

  #setSending(isSending: boolean): void {
    this.#isSending = isSending
    this.#form.setAttribute('aria-busy', String(isSending))
    for (const { field } of this.#fields) field.readOnly = isSending
    if (!this.#button) return
    this.#button.disabled = isSending
    this.#button.textContent = isSending ? this.#messages.sending : this.#submitText
  }
}

/** Returns a field of this form; the page that loads this script renders each. */
function fieldNamed(form: HTMLFormElement, name: string): TextField {
  return form.elements.namedItem(name) as TextField
}

const form = document.querySelector<HTMLFormElement>('form[data-form="partner"]')
if (form) new PartnerFormController(form).start()
