import type { ConsoleAccess } from '@zubr/contracts/console'
import { consoleDownloadPath } from '@zubr/contracts/console-constants'
import { fakeBackend } from '../api/fake-backend.ts'

/** The address of the whole log: the console's address over HTTP. */
export function downloadAddress(consoleUrl: string): string {
  const url = new URL(consoleUrl)
  url.protocol = url.protocol === 'wss:' ? 'https:' : 'http:'
  url.pathname = consoleDownloadPath
  return url.href
}

/** Downloads the stored log as a file. The token is in a header, never in the address. */
export async function downloadConsole(access: ConsoleAccess, name: string): Promise<void> {
  saveFile(await wholeConsole(access), `${name}.log`)
}

/** Lets the browser save a file. */
export function saveFile(content: Blob, name: string): void {
  const file = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = file
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(file), 10_000)
}

/** All stored lines. */
export const wholeConsole = (access: ConsoleAccess): Promise<Blob> =>
  fakeBackend()?.wholeLog(access) ?? fetchLog(access)

async function fetchLog({ url, token }: ConsoleAccess): Promise<Blob> {
  const answer = await fetch(downloadAddress(url), {
    headers: { authorization: `Bearer ${token}` },
    cache: 'no-store',
  })
  if (!answer.ok) throw new Error(`the node answered ${answer.status}`)
  return answer.blob()
}
