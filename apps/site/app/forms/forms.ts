/** What small forms and buttons do in the browser: reveal a password, copy a code, check before sending. */
import { copyCodes } from './copy-codes.ts'
import { say, showFault } from './say.ts'

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
  // The partner form has a script of its own. What is sent from here is answered as without scripts.
  if (form.dataset.form === 'partner') continue
  if (form.dataset.form === 'login') answerEmpty(form)
  else answerInvalid(form)
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) showFault(target)
  })
  // After the above: what they hold back is not on its way.
  sendOnce(form)
}

/** Logging in, there is one answer to whatever is wrong. */
function answerEmpty(form: HTMLFormElement) {
  form.noValidate = true
  form.addEventListener('submit', (event) => {
    const fields = [...form.querySelectorAll<HTMLInputElement>('[required]')]
    const empty = fields.filter(({ value }) => value.trim() === '')
    if (empty.length === 0) return
    event.preventDefault()
    for (const field of fields) field.setAttribute('aria-invalid', String(empty.includes(field)))
    say(form, 'wrong')
    empty[0]?.focus()
  })
}

/** Longer than an answer takes that still comes, for who has stopped the page from loading. */
const maxAnswerMs = 30_000

/**
 * A slow answer is waited for: a second click would send the form again, and be told that the login is taken. Without a connection
 * nothing is sent, since the browser's own page about it would take everything typed away.
 */
function sendOnce(form: HTMLFormElement) {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]')
  const own = button?.textContent ?? ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const setBusy = (busy: boolean) => {
    clearTimeout(timer)
    form.setAttribute('aria-busy', String(busy))
    // It keeps the focus, which a disabled one would lose.
    button?.setAttribute('aria-disabled', String(busy))
    if (button) button.textContent = busy ? (button.dataset.busy ?? own) : own
    if (busy) timer = setTimeout(setBusy, maxAnswerMs, false)
  }
  form.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    if (form.ariaBusy === 'true') return event.preventDefault()
    if (!navigator.onLine) {
      event.preventDefault()
      return void say(form, 'offline')
    }
    if (form.querySelector('[data-message="offline"][data-shown="true"]')) say(form)
    setBusy(true)
  })
  // The browser's way back may show this very page again.
  addEventListener('pageshow', ({ persisted }) => persisted && setBusy(false))
}

/** The browser finds what it does not take, field by field; the page says it in its own words and language. */
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
      say(form, 'check')
      field.focus()
    },
    // It does not bubble.
    true,
  )
}

// A mail's link holds its code behind the #, which no server and no log sees.
const code = document.querySelector<HTMLInputElement>('form[data-form] input[name="code"]')
const held = location.hash.slice(1)
if (code && /^[\w-]{11,40}$/.test(held)) {
  code.value = held
  history.replaceState(null, '', location.pathname + location.search)
  // The link was all that was to be done: nothing else has to be typed.
  if (code.form?.dataset.form === 'forget') {
    const email = code.form.elements.namedItem('email')
    if (email instanceof HTMLInputElement) email.required = false
    code.form.requestSubmit()
  }
}
