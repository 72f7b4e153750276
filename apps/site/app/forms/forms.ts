/** What small forms and buttons do in the browser: reveal a password, copy a code, check before sending. */

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

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  const said = document.querySelector<HTMLElement>('[data-copy-said]')
  const before = button.textContent
  button.hidden = false
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(button.dataset.copy ?? '')
      button.textContent = button.dataset.copied ?? ''
      if (said) said.textContent = button.dataset.copied ?? ''
      setTimeout(() => {
        button.textContent = before
        if (said) said.textContent = ''
      }, 3_000)
    } catch {
      const code = document.querySelector('[data-copy-code]')
      if (code) getSelection()?.selectAllChildren(code)
      if (said) said.textContent = button.dataset.failed ?? ''
    }
  })
}

/** Shows the form's message of this name and reads it aloud; the others are hidden. */
function say(form: HTMLFormElement, name: string) {
  for (const message of form.querySelectorAll<HTMLElement>('[data-message]'))
    message.dataset.shown = String(message.dataset.message === name)
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) {
  const kind = form.dataset.form
  if (kind === 'login')
    form.querySelector('[type="submit"]')?.addEventListener('click', () => say(form, 'wrong'))
  if (kind === 'partner') form.noValidate = true
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (kind === 'register') say(form, 'not-yet')
    if (kind !== 'partner') return
    const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]')]
    const empty = fields.filter(({ value }) => value.trim() === '')
    for (const field of fields) field.setAttribute('aria-invalid', String(empty.includes(field)))
    say(form, empty.length > 0 ? 'missing' : 'failed')
    empty[0]?.focus()
  })
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement) target.removeAttribute('aria-invalid')
  })
}
