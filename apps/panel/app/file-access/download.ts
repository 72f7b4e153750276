import type { FileAccess } from '@zubr/contracts/files/endpoints'
import { downloadTokenField } from '@zubr/contracts/files/file-constants'

/** How long the frame lives: a large archive takes a while to start. */
const frameKeptMs = 10 * 60_000

/**
 * Lets the browser download and save a response of any size, through a form in a hidden frame.
 * So the token is in no URL, and a failure does not leave the page. A frame loads only what is no
 * download, so its load event means a failure.
 */
export function saveFromAgent({ url, token }: FileAccess, _asked: unknown, onFailure: () => void): void {
  const frame = document.createElement('iframe')
  frame.name = `download-${crypto.randomUUID?.() ?? Math.random()}`
  frame.hidden = true
  const form = document.createElement('form')
  form.hidden = true
  form.method = 'post'
  form.action = `${url}/download`
  form.target = frame.name
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = downloadTokenField
  field.value = token
  form.append(field)
  document.body.append(frame, form)
  frame.addEventListener('load', () => {
    // The initial empty document of a frame is no failure.
    if (frame.contentDocument?.URL === 'about:blank') return
    frame.remove()
    onFailure()
  })
  form.submit()
  form.remove()
  setTimeout(() => frame.remove(), frameKeptMs)
}
