import type { Config } from '@zubr/config'

/** URL of a local port on this machine. */
export function localUrl(host: string, port: number): string {
  const local = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${local.includes(':') ? `[${local}]` : local}:${port}`
}

/** URL of the API on this machine: the public one may not be routed here, or not yet. */
export function reachable(apiUrl: string, { panelUrl, host, panelPort }: Config): string {
  return apiUrl === panelUrl ? localUrl(host, panelPort) : apiUrl
}
