import { randomUUID } from 'node:crypto'
import type { NodeChoice, Server, ServerAction } from '@zubr/contracts/servers/server'

export type Customer = Awaited<ReturnType<typeof customer>>

/**
 * An account with the login `bench` and its API requests; its servers have the plan `java-1`.
 * `credit` adds money.
 */
export async function customer(panelUrl: string, credit: () => Promise<unknown>) {
  const password = 'belovezha forest 2026'
  const form = new URLSearchParams({
    login: 'bench',
    email: 'bench@player.example',
    password,
    repeat: password,
  })
  const registered = await fetch(`${panelUrl}/register`, {
    method: 'POST',
    headers: { origin: panelUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: form,
    redirect: 'manual',
  })
  const cookies = registered.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '')
  await credit()

  async function ask<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(panelUrl + path, {
      method,
      headers: {
        cookie: cookies.join('; '),
        origin: panelUrl,
        ...(body && { 'content-type': 'application/json' }),
        ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    // The contract's type for this endpoint.
    return (answer.status === 204 ? null : await answer.json()) as T
  }
  const running = async ({ id }: Server): Promise<Server> => {
    for (;;) {
      const server = await ask<Server>('GET', `/api/servers/${id}`)
      if (server.state === 'running' && server.address) return server
      if (server.state === 'failed') throw new Error(`${server.name} failed: ${server.reason}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  return {
    ask,
    password,
    /** Cookies as a browser stores them: name and value. */
    cookies: cookies.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]) as [
      name: string,
      value: string,
    ][],
    list: () => ask<Server[]>('GET', '/api/servers'),
    /** Resolves once the node offers this core, as a new node soon does. */
    async offered(node: string, core: string): Promise<void> {
      for (;;) {
        const nodes = await ask<NodeChoice[]>('GET', '/api/nodes?plan=java-1')
        const choice = nodes.find(({ name }) => name === node)
        if (choice?.capacity === 'available' && choice.cores.some(({ id }) => id === core)) return
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    create: (name: string, node: string, core: Pick<Server['core'], 'id' | 'version'>, eula?: boolean) =>
      ask<Server>('POST', '/api/servers', {
        plan: 'java-1',
        name,
        subdomain: name,
        core,
        node,
        promoCode: null,
        eula,
      }),
    running,
    see: ({ id }: Server) => ask<Server>('GET', `/api/servers/${id}`),
    set: ({ id }: Server, settings: Server['settings']) =>
      ask('PATCH', `/api/servers/${id}/settings`, { settings }),
    /** Resolves once the node runs this catalogue core and the catalogue lists it. */
    async offeredByMakers(node: string, core: string): Promise<void> {
      for (;;) {
        const nodes = await ask<NodeChoice[]>('GET', '/api/nodes?plan=java-1')
        const offers = await ask<{ id: string }[]>('GET', '/api/cores')
        const choice = nodes.find(({ name }) => name === node)
        if (choice?.runs.some((id) => id === core) && offers.some(({ id }) => id === core)) return
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    act: ({ id }: Server, action: ServerAction) =>
      ask<Server>('POST', `/api/servers/${id}/actions`, { action }),
    remove: ({ id, name }: Server) => ask('DELETE', `/api/servers/${id}`, { name }),
  }
}
