import type { ConsoleAccess } from '@zubr/contracts/console'
import { consoleDownloadPath } from '@zubr/contracts/console-constants'
import { standIn } from '../api/stand-in.ts'

/** Where the node hands out the whole log: the console's own address over HTTP. */
export function downloadAddress(consoleUrl: string): string {
  const url = new URL(consoleUrl)
  url.protocol = url.protocol === 'wss:' ? 'https:' : 'http:'
  url.pathname = consoleDownloadPath
  return url.href
}

/** Fetches the whole kept log with the token in a header, never in an address, and hands it to the browser as a file. */
export async function downloadConsole(access: ConsoleAccess, name: string): Promise<void> {
  saveFile(await wholeConsole(access), `${name}.log`)
}

/** Hands a file to the browser, which saves it. */
export function saveFile(content: Blob, name: string): void {
  const file = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = file
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(file), 10_000)
}

/** All lines that are kept. */
export const wholeConsole = (access: ConsoleAccess): Promise<Blob> =>
  standIn()?.wholeLog(access) ?? fetchLog(access)

async function fetchLog({ url, token }: ConsoleAccess): Promise<Blob> {
  const answer = await fetch(downloadAddress(url), {
    headers: { authorization: `Bearer ${token}` },
    cache: 'no-store',
  })
  if (!answer.ok) throw new Error(`the node answered ${answer.status}`)
  return answer.blob()
}
