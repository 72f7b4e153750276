import { expect, test } from 'vitest'
import { accountsForTest } from '../accounts/accounts-for-tests.ts'
import { addonStandInForTest } from './catalogue-for-tests.ts'
import { drawn } from './pictures/pictures.ts'
import { sizeOf } from './pictures/size.ts'
import { pictureOf } from './stand-in/files.ts'
import { bySlug } from './stand-in/projects.ts'

async function world() {
  const standIn = await addonStandInForTest()
  const accounts = await accountsForTest({ config: { addonSources: standIn.mirrors } })
  const anna = accounts.visitor()
  await anna.register('anna')
  const id = bySlug.get('oakpurse')?.id ?? ''
  const page = async (project = id) => JSON.parse((await anna.get(`/api/catalogue/modrinth/${project}`)).text)
  const picture = async (url: string) => {
    const cookie = [...anna.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(accounts.url + url, { headers: { cookie, 'x-forwarded-for': anna.address } })
    return {
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
    }
  }
  return { standIn, accounts, anna, id, page, picture }
}

test('the panel looks projects, versions and categories up at us, with a session', async () => {
  const { accounts, anna, id, page } = await world()
  const search = '/api/catalogue?kind=plugin&core=paper&gameVersion=1.21.11&words=ledger'
  expect((await accounts.visitor('192.0.2.9').get(search)).status).toBe(401)
  expect(JSON.parse((await anna.get(search)).text)).toMatchObject({
    total: 2,
    hits: [{ name: 'Oakpurse' }, {}],
  })
  expect(await page()).toMatchObject({ name: 'Oakpurse', state: 'fresh' })
  const versions = JSON.parse(
    (await anna.get(`/api/catalogue/modrinth/${id}/versions?core=paper&gameVersion=1.18.2`)).text,
  )
  expect(versions).toHaveLength(3)
  const one = await anna.get(`/api/catalogue/modrinth/${id}/versions/${versions[2].id}`)
  expect(JSON.parse(one.text)).toMatchObject({ number: '2.8.0' })
  expect((await anna.get('/api/catalogue/modrinth/nothing0')).status).toBe(404)
  expect((await anna.get('/api/catalogue/curseforge/1')).status).toBe(404)
  expect(JSON.parse((await anna.get('/api/catalogue/categories?kind=mod')).text)).toContainEqual({
    name: 'food',
    sources: ['modrinth'],
  })
})

test('pictures are drawn anew, small, and fetched once', async () => {
  const { standIn, page, picture } = await world()
  const { icon, pictures } = await page()
  const [small, large] = [await picture(icon), await picture(pictures[0].url)]
  expect(small.headers.get('content-type')).toBe('image/webp')
  expect(small.headers.get('cache-control')).toBe('private, max-age=2592000, immutable')
  expect([sizeOf(small.body), sizeOf(large.body)]).toEqual([
    { width: 96, height: 96 },
    { width: 1280, height: 1280 },
  ])
  const fetched = () => standIn.asked.filter(({ path }) => path.includes('icon.png')).length
  await picture(icon)
  expect(fetched()).toBe(1)
  expect((await picture(`/api/catalogue/pictures/${'0'.repeat(40)}`)).status).toBe(404)
})

test.each(['bomb', 'svg', 'huge', 'elsewhere', 'damaged'] as const)(
  'a picture that is none (%s) is not there, and nobody is led elsewhere',
  async (pictures) => {
    const { standIn, page, picture } = await world()
    const { icon } = await page()
    standIn.switch('modrinth', { pictures })
    expect((await picture(icon)).status).toBe(404)
  },
)

test('what a picture is and how large is read from its first bytes, and never from a name', async () => {
  const { Transformer } = await import('@napi-rs/image')
  const picture = new Transformer(pictureOf('a', 40))
  for (const bytes of [
    await picture.jpeg(),
    await picture.webp(),
    await picture.webpLossless(),
    await picture.png(),
  ]) {
    expect(sizeOf(bytes)).toEqual({ width: 40, height: 40 })
    expect(sizeOf((await drawn(bytes)) ?? Buffer.alloc(0))).toEqual({ width: 40, height: 40 })
  }
  expect(sizeOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(64)))).toBeUndefined()
  expect(await drawn(await picture.tiff())).toBeNull()
})
