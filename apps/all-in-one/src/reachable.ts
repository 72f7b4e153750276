import type { Config } from '@zubr/config'

/** A port of ours as this machine itself reaches it. */
export function localUrl(host: string, port: number): string {
  const local = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${local.includes(':') ? `[${local}]` : local}:${port}`
}

/** An address of the API as this machine reaches it: the public one may not lead here, or not yet. */
export function reachable(apiUrl: string, { panelUrl, host, panelPort }: Config): string {
  return apiUrl === panelUrl ? localUrl(host, panelPort) : apiUrl
}
