/** Browser behaviour of small forms: reveal a password, copy a code, validate before sending. */
import { copyCodes } from './copy-codes.ts'
import { showFault, showFormStatus } from './form-status.ts'

copyCodes()

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-reveal]')) {
  const field = document.getElementById(button.dataset.reveal ?? '')
  if (!(field instanceof HTMLInputElement)) continue
  button.hidden = false
  button.addEventListener('click', () => {
    const shown = field.type === 'text'
    field.type = shown ? 'password' : 'text'
    button.setAttribute('aria-pressed', String(!shown))
    button.setAttribute('aria-label', (shown ? button.dataset.show : button.dataset.hide) ?? '')
  })
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) {
  // The partner form has its own script. Other forms are submitted natively.
  if (form.dataset.form === 'partner') continue
  if (form.dataset.form === 'login') answerEmpty(form)
  else answerInvalid(form)
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) showFault(target)
  })
  // Registered last: submissions that the handlers above cancel are not in progress.
  sendOnce(form)
}

/** The login form shows the same error for every cause. */
function answerEmpty(form: HTMLFormElement) {
  form.noValidate = true
  form.addEventListener('submit', (event) => {
    const fields = [...form.querySelectorAll<HTMLInputElement>('[required]')]
    const empty = fields.filter(({ value }) => value.trim() === '')
    if (empty.length === 0) return
    event.preventDefault()
    for (const field of fields) field.setAttribute('aria-invalid', String(empty.includes(field)))
    showFormStatus(form, 'wrong')
    empty[0]?.focus()
  })
}

/** Longer than the slowest response; for visitors who stopped the page from loading. */
const maxAnswerMs = 30_000

/**
 * Blocks a second submission while a response is slow: it would fail because the login is taken.
 * Offline nothing is submitted, because the browser's error page would discard the input.
 */
function sendOnce(form: HTMLFormElement) {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]')
  const own = button?.textContent ?? ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const setBusy = (busy: boolean) => {
    clearTimeout(timer)
    form.setAttribute('aria-busy', String(busy))
    // `aria-disabled` keeps the focus; `disabled` would lose it.
    button?.setAttribute('aria-disabled', String(busy))
    if (button) button.textContent = busy ? (button.dataset.busy ?? own) : own
    if (busy) timer = setTimeout(setBusy, maxAnswerMs, false)
  }
  form.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    if (form.ariaBusy === 'true') return event.preventDefault()
    if (!navigator.onLine) {
      event.preventDefault()
      return void showFormStatus(form, 'offline')
    }
    if (form.querySelector('[data-message="offline"][data-shown="true"]')) showFormStatus(form)
    setBusy(true)
  })
  // The back button may restore this page from the cache.
  addEventListener('pageshow', ({ persisted }) => persisted && setBusy(false))
}

/** Uses the browser's validation for each field, with the page's own messages and language. */
function answerInvalid(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-pattern]'))
    field.pattern = field.dataset.pattern ?? ''
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-repeats]')) {
    const first = form.elements.namedItem(field.dataset.repeats ?? '')
    if (!(first instanceof HTMLInputElement)) continue
    form.addEventListener('input', () =>
      field.setCustomValidity(field.value !== '' && field.value !== first.value ? 'differs' : ''),
    )
  }
  form.addEventListener(
    'invalid',
    (event) => {
      const field = event.target
      if (!(field instanceof HTMLInputElement)) return
      event.preventDefault()
      showFault(field, field.validity.customError ? field.dataset.differs : field.dataset.refusal)
      if (field !== form.querySelector('input:invalid')) return
      showFormStatus(form, 'check')
      field.focus()
    },
    // The event does not bubble.
    true,
  )
}

// A mail's link carries its code in the fragment, which is not sent to servers or written to logs.
const code = document.querySelector<HTMLInputElement>('form[data-form] input[name="code"]')
const held = location.hash.slice(1)
if (code && /^[\w-]{11,40}$/.test(held)) {
  code.value = held
  history.replaceState(null, '', location.pathname + location.search)
  // The code identifies the address: nothing else has to be typed.
  if (code.form?.dataset.form === 'forget') {
    const email = code.form.elements.namedItem('email')
    if (email instanceof HTMLInputElement) email.required = false
    code.form.requestSubmit()
  }
}
