import { randomUUID } from 'node:crypto'
import type { Server } from '@zubr/contracts/servers/server'
import type { Demo } from '@zubr/dev/demo/demo'
import { type Browser, until } from './browser.ts'

/** Every setting that an owner makes on a server, once. */
export async function ownServer(browser: Browser, id: string): Promise<void> {
  const at = `/api/servers/${id}`
  await browser.call('POST', `${at}/ports`, { purpose: 'voice', protocol: 'udp' })
  await browser.call('POST', `${at}/domains`, { domain: 'play.olga.example' })
  await browser.call('PUT', `${at}/starts`, { isOn: true, players: ['Player_1'] })
  await browser.call('POST', `${at}/logs`, {
    text: '[12:00:00 INFO]: Done (1.234s)! For help, type "help"\n',
  })
  await browser.call('PUT', `${at}/subdomain`, { subdomain: 'olga-realm' })
  await browser.call('POST', `${at}/console`, { right: 'read' })
  await browser.get(`${at}/stats?range=hour`)
  const schedule = await browser.call<{ id: string }>('POST', `${at}/schedules`, {
    ...{ name: 'Every night', enabled: true, zone: 'Europe/Minsk', onlyIfEmpty: false },
    rule: { kind: 'daily', times: ['04:30'] },
    steps: [
      { kind: 'command', text: 'say good night' },
      { kind: 'restart', countdown: [] },
    ],
    ...{ skipIfNotRunning: true, missed: 'skip' },
  })
  await browser.call('POST', `${at}/schedules/${schedule.id}/runs`)
  await until('the run', async () => {
    const [run] = await browser.get<{ outcome: string | null }[]>(`${at}/schedules/${schedule.id}/runs`)
    return run?.outcome ?? undefined
  })
}

/** Installs a catalogue plugin on an example server, whose fake agent completes it. */
export async function changeAddons(demo: Demo, bison: Browser, servers: readonly Server[]): Promise<void> {
  const id = servers.find(({ subdomain }) => subdomain === 'demo-running')?.id
  // The fake catalogue has no files for the example's version.
  await demo.db.$client.query(
    `update servers set core = core || '{"gameVersion": "1.21.11", "version": "1.21.11"}' where id = $1`,
    [id],
  )
  const target = 'kind=plugin&core=paper&gameVersion=1.21.11&source=modrinth'
  const hit = await until('a plugin', async () => {
    const { hits } = await bison.get<{ hits: { source: string; id: string }[] }>(`/api/catalogue?${target}`)
    return hits[0]
  })
  const changes = [{ do: 'install', source: hit.source, project: hit.id }]
  const request = { changes, present: [] }
  const { digest } = await bison.call<{ digest: string }>('POST', `/api/servers/${id}/addons/plan`, request)
  await bison.call('POST', `/api/servers/${id}/addons`, { ...request, digest }, randomUUID())
  await until('the change', async () => {
    const [change] = await bison.get<{ phase: string }[]>(`/api/servers/${id}/changes`)
    return change?.phase === 'done' ? true : undefined
  })
}
