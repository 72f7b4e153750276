/** What small forms and buttons do in the browser: reveal a password, copy a code, answer before anything is sent. */
import { say } from './say.ts'

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

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) {
  const kind = form.dataset.form
  if (kind === 'login')
    form.querySelector('[type="submit"]')?.addEventListener('click', () => say(form, 'wrong'))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (kind === 'register') say(form, 'not-yet')
  })
}
