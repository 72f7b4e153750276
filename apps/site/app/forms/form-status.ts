export type TextField = HTMLInputElement | HTMLTextAreaElement

/** Shows the error of a field; without a text it clears the error. */
export function showFault(field: TextField, text = ''): void {
  if (text) field.setAttribute('aria-invalid', 'true')
  else field.removeAttribute('aria-invalid')
  const line = document.getElementById(`${field.id}-fault`)
  if (!line) return
  line.textContent = text
  line.hidden = !text
}

/**
 * Shows the form's message of this name, announces it to screen readers, and hides the others.
 * Without a name it hides all.
 */
export function showFormStatus(form: HTMLFormElement, name?: string): HTMLElement | undefined {
  let shownMessage: HTMLElement | undefined
  for (const message of form.querySelectorAll<HTMLElement>('[data-message]')) {
    const isIt = message.dataset.message === name
    message.dataset.shown = String(isIt)
    if (isIt) shownMessage = message
  }
  return shownMessage
}
