import { expect, onTestFinished, vi } from 'vitest'
import { accountsForTest, goodPassword, panelUrl, type Visitor } from '../../testing/accounts.ts'
import { fakeClient, type Person, startFakeNetworks } from './fake-networks.ts'

const people: Record<'discord' | 'vk', Person[]> = {
  discord: [
    { id: '111', name: 'meadow', email: 'Meadow@players.example', verified: true },
    { id: '112', name: 'brook', email: 'brook@players.example', verified: false },
    { id: '113', name: 'mist' },
    { id: '114', name: 'operator' },
  ],
  vk: [
    { id: '211', name: 'Ян', email: 'yan@players.example' },
    { id: '212', name: 'Fern' },
  ],
}
type Network = keyof typeof people

/** The app with fakes of both networks. */
export async function networksForTest() {
  const networks = await startFakeNetworks(people)
  vi.stubGlobal('fetch', networks.fetch)
  onTestFinished(async () => {
    vi.unstubAllGlobals()
    await networks.close()
  })
  const accounts = await accountsForTest({ config: { discord: fakeClient, vk: fakeClient } })

  /** The links of the network's consent page: one for each person, and Cancel. */
  const choicesAt = async (address: string): Promise<Record<string, string>> => {
    const html = await (await fetch(address)).text()
    const links = [...html.matchAll(/href="([^"]+)">([^<]+)/g)]
    return Object.fromEntries(links.map(([, href = '', name = '']) => [name, href.replaceAll('&amp;', '&')]))
  }
  const follow = (visitor: Visitor, address: string | undefined) => {
    expect(address).toMatch(/^http/)
    return visitor.get((address ?? '').slice(panelUrl.length))
  }
  const signIn = async (visitor: Visitor, network: Network, name: string, fields = {}) => {
    const sent = await visitor.form(`/login/${network}`, fields)
    expect(sent.status).toBe(303)
    return follow(visitor, (await choicesAt(sent.location ?? ''))[name])
  }
  const link = async (visitor: Visitor, network: Network, name: string, password = goodPassword) => {
    const answer = await visitor.json('POST', `/api/account/networks/${network}/link`, { password })
    if (answer.status !== 200) return answer
    return follow(visitor, (await choicesAt(JSON.parse(answer.text).url))[name])
  }
  const unlink = (visitor: Visitor, network: Network, password = goodPassword) =>
    visitor.json('POST', `/api/account/networks/${network}/unlink`, { password })
  const me = async (visitor: Visitor) => JSON.parse((await visitor.get('/api/account')).text)
  return { ...accounts, choicesAt, follow, signIn, link, unlink, me }
}
