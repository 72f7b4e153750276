/** Brings to life the buttons that copy a code. Without scripts they are hidden, or the mere code. */
export function copyCodes(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) enliven(button)
}

function enliven(button: HTMLButtonElement) {
  const said = document.querySelector<HTMLElement>('[data-copy-said]')
  // A button that is the code itself goes on showing it, and the answer stands beside.
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
      // The button says nothing of it.
      said?.classList.remove('visually-hidden')
    }
  })
}
