/** Lets the browser save a text. */
export function saveText(text: string, name: string): void {
  const file = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = file
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(file), 10_000)
}
