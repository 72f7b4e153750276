/**
 * Activates the buttons that copy a code. Without scripts they are hidden or show only the code.
 */
export function copyCodes(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) enliven(button)
}

function enliven(button: HTMLButtonElement) {
  const said = document.querySelector<HTMLElement>('[data-copy-said]')
  // A button whose text is the code keeps its text; the result is shown beside it.
  const isCode = button.querySelector('[data-copy-code]') !== null
  const before = button.textContent
  button.hidden = false
  button.disabled = false
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(button.dataset.copy ?? '')
      if (!isCode) button.textContent = button.dataset.copied ?? ''
      said?.classList.toggle('visually-hidden', !isCode)
      if (said) said.textContent = button.dataset.copied ?? ''
      setTimeout(() => {
        if (!isCode) button.textContent = before
        if (said) said.textContent = ''
      }, 3_000)
    } catch {
      const code = document.querySelector('[data-copy-code]')
      if (code) getSelection()?.selectAllChildren(code)
      if (said) said.textContent = button.dataset.failed ?? ''
      // The button's text does not show the result.
      said?.classList.remove('visually-hidden')
    }
  })
}
