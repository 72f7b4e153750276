import type { FileAccess } from '@zubr/contracts/files/endpoints'
import { downloadTokenField } from '@zubr/contracts/files/file-constants'

/** A frame without a use any more is kept so long: a large archive takes its time to begin. */
const frameKeptMs = 10 * 60_000

/**
 * Has the browser fetch a download and save it by itself, however large: a form in a frame that nobody sees, so that the token stands in no
 * address and a failure leads nowhere. A frame loads only what is no download, so what it loads is a failure.
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
    // The empty page of a new frame is ours, and no failure.
    if (frame.contentDocument?.URL === 'about:blank') return
    frame.remove()
    onFailure()
  })
  form.submit()
  form.remove()
  setTimeout(() => frame.remove(), frameKeptMs)
}
