import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { SocialProvider } from '@zubr/contracts/social-networks'

/** A profile at a network. `verified` is Discord's flag of a confirmed address; VK has none. */
export type Person = { id: string; name: string; email?: string; verified?: boolean }

/** The application's keys that the fakes accept. */
export const fakeClient = { clientId: 'an-application', clientSecret: 'its secret' }

const origins: Record<string, SocialProvider> = {
  'https://discord.com': 'discord',
  'https://id.vk.com': 'vk',
}

type Grant = { person: Person; redirectUri: string; challenge: string | null; deviceId: string | undefined }

/**
 * Fakes of Discord and VK ID after their documentation: the consent page, the code exchange and the
 * profile. Sources: docs.discord.com, "OAuth2"; id.vk.com, "Справочник методов API VK ID". They
 * validate as strictly as documented, so that what they would refuse fails here.
 */
export async function startFakeNetworks(people: Record<SocialProvider, Person[]>) {
  const codes = new Map<string, Grant>()
  const tokens = new Map<string, Person>()

  /** The consent page: a link for each person, and one to cancel. */
  function askPage(network: SocialProvider, query: URLSearchParams): { status: number; body: string } {
    const params = Object.fromEntries(query)
    const faults = [
      params.client_id !== fakeClient.clientId && 'client_id',
      params.response_type !== 'code' && 'response_type',
      !params.state && 'state',
      !URL.canParse(params.redirect_uri ?? '') && 'redirect_uri',
      network === 'discord' && params.scope !== 'identify email' && 'scope',
      // Only companies that VK verified may request the phone number.
      network === 'vk' && params.scope !== 'email' && 'scope',
      network === 'vk' && !/^[\w-]{43}$/.test(params.code_challenge ?? '') && 'code_challenge',
      network === 'vk' && params.code_challenge_method?.toLowerCase() !== 's256' && 'code_challenge_method',
    ].filter((fault) => fault !== false)
    if (faults.length > 0) return { status: 400, body: `wrong: ${faults.join(', ')}` }
    const { redirect_uri: redirectUri = '', state = '', code_challenge: challenge = null } = params
    const back = (values: Record<string, string>) =>
      `${redirectUri}?${new URLSearchParams({ ...values, state })}`.replaceAll('&', '&amp;')
    const links = people[network].map((person) => {
      const code = randomUUID()
      const deviceId = network === 'vk' ? randomUUID() : undefined
      codes.set(code, { person, redirectUri, challenge, deviceId })
      const extra = deviceId ? { device_id: deviceId, type: 'code_v2' } : undefined
      return `<p><a href="${back({ code, ...extra })}">${person.name}</a></p>`
    })
    const denied = { error: 'access_denied', error_description: 'The resource owner denied the request' }
    return {
      status: 200,
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${network}</title><h1>${network}</h1>
${links.join('')}<p><a href="${back(denied)}">Cancel</a></p></html>`,
    }
  }

  function tokenAnswer(network: SocialProvider, form: URLSearchParams) {
    const code = form.get('code') ?? ''
    const grant = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      grant !== undefined &&
      form.get('grant_type') === 'authorization_code' &&
      form.get('client_id') === fakeClient.clientId &&
      form.get('redirect_uri') === grant.redirectUri &&
      (network === 'discord'
        ? form.get('client_secret') === fakeClient.clientSecret
        : challenge === grant.challenge && form.get('device_id') === grant.deviceId)
    if (!isRight) return { status: 400, body: { error: 'invalid_grant', error_description: 'Invalid code' } }
    const token = randomUUID()
    tokens.set(token, grant.person)
    const shared = { access_token: token, refresh_token: randomUUID(), token_type: 'Bearer' }
    const own =
      network === 'discord'
        ? { expires_in: 604_800, scope: 'email identify' }
        : { expires_in: 3_600, scope: 'email', id_token: randomUUID(), user_id: Number(grant.person.id) }
    return { status: 200, body: { ...shared, ...own } }
  }

  function discordUser(request: IncomingMessage) {
    const person = tokens.get(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '')
    if (!person) return { status: 401, body: { message: '401: Unauthorized', code: 0 } }
    const { id, name, email = null, verified = false } = person
    return {
      status: 200,
      body: {
        id,
        username: name,
        global_name: `${name} the Great`,
        discriminator: '0',
        avatar: null,
        email,
        verified,
      },
    }
  }

  function vkUser(form: URLSearchParams) {
    const person = tokens.get(form.get('access_token') ?? '')
    if (!person || form.get('client_id') !== fakeClient.clientId)
      return { status: 401, body: { error: 'invalid_token' } }
    const { id, name, email } = person
    return {
      status: 200,
      body: {
        user: {
          user_id: id,
          first_name: name,
          last_name: 'Example',
          ...(email && { email }),
          verified: true,
        },
      },
    }
  }

  async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake')
    const form = async () => {
      const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
      return new URLSearchParams(isForm ? await text(request) : '')
    }
    switch (`${request.method} ${decodeURIComponent(pathname)}`) {
      case 'GET /discord/api/oauth2/authorize':
      case 'GET /discord/oauth2/authorize':
        return askPage('discord', searchParams)
      case 'POST /discord/api/oauth2/token':
        return tokenAnswer('discord', await form())
      case 'GET /discord/api/users/@me':
        return discordUser(request)
      case 'GET /vk/authorize':
        return askPage('vk', searchParams)
      case 'POST /vk/oauth2/auth':
        return tokenAnswer('vk', await form())
      case 'POST /vk/oauth2/user_info':
        return vkUser(await form())
      default:
        return { status: 404, body: { message: 'there is no such method' } }
    }
  }

  const server = createServer(async (request, response) => {
    const { status, body } = await answer(request)
    const isPage = typeof body === 'string'
    response
      .writeHead(status, { 'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json' })
      .end(isPage ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** The fake's address for a network's address; undefined for any other. */
  const fakeOf = (address: string): string | undefined => {
    const { origin, pathname, search } = new URL(address)
    const network = origins[origin]
    return network && `${url}/${network}${pathname}${search}`
  }
  const real = globalThis.fetch
  return {
    url,
    fakeOf,
    /** `fetch` that redirects the networks' addresses to the fake. */
    fetch: ((input, init) => {
      const address = input instanceof Request ? input.url : String(input)
      const fake = fakeOf(address)
      return fake ? real(fake, init) : real(input, init)
    }) satisfies typeof fetch,
    close: () => new Promise<unknown>((resolve) => server.close(resolve)),
  }
}
