/** Shows the form's message of this name, which is read aloud, and hides the others; without a name it hides all. */
export function say(form: HTMLFormElement, name?: string): HTMLElement | undefined {
  let said: HTMLElement | undefined
  for (const message of form.querySelectorAll<HTMLElement>('[data-message]')) {
    const isIt = message.dataset.message === name
    message.dataset.shown = String(isIt)
    if (isIt) said = message
  }
  return said
}
