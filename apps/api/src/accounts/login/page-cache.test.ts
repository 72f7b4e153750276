import type { AccountAnswer } from '@zubr/contracts/accounts'
import { expect, test } from 'vitest'
import { plainPage, type RenderAccountPage } from './form-pages.ts'
import { cachedPages } from './page-cache.ts'

function pagesForTest(render: RenderAccountPage = plainPage) {
  const rendered: AccountAnswer[] = []
  let time = 0
  const counting: RenderAccountPage = (page, locale, answer) => {
    rendered.push(answer)
    return render(page, locale, answer)
  }
  const pages = cachedPages(counting, () => time)
  return { pages, rendered, pass: (ms: number) => (time += ms) }
}

const answers: AccountAnswer[] = [
  {},
  { outcome: 'wrong', values: { name: 'bison' } },
  {
    outcome: 'wrong',
    values: { name: `"><script>alert('1')</script>&amp;$&` },
    next: '/create?plan=java-1&a=%2F',
  },
  { outcome: 'wrong', values: { name: '' } },
  { outcome: 'wrong', values: { name: 'zubr-typed-email zubr-typed-name' }, next: '/zubr-typed-next' },
  { faults: { login: 'login_taken' }, values: { login: 'zubr-typed-name', email: 'a@players.example' } },
]

test.each(answers)('page cache: a cached page equals the rendered one for %j', async (answer) => {
  const { pages, rendered } = pagesForTest()
  const page = answer.values && 'login' in answer.values ? 'register' : 'login'
  const expected = await plainPage(page, 'pl', answer)
  expect(await pages(page, 'pl', answer)).toEqual(expected)
  expect(await pages(page, 'pl', answer)).toEqual(expected)
  expect(rendered).toHaveLength(1)
})

test('page cache: a hundred names need one rendering, until the page is ten seconds old', async () => {
  const { pages, rendered, pass } = pagesForTest()
  const ask = (n: number) => pages('login', 'fi', { outcome: 'wrong', values: { name: `name-${n}` } })
  for (let n = 0; n < 100; n += 1) expect((await ask(n)).html).toContain(`value="name-${n}"`)
  expect(rendered).toHaveLength(1)
  pass(10_001)
  await ask(0)
  expect(rendered).toHaveLength(2)
})

test('page cache: an address within an address is encoded', async () => {
  const { pages } = pagesForTest(async (_page, _locale, { next = '' }) => ({
    html: `<a href="/register?next=${encodeURIComponent(next)}">`,
    csp: '',
  }))
  const { html } = await pages('login', 'en', { next: '/create?plan=a&b' })
  expect(html).toBe('<a href="/register?next=%2Fcreate%3Fplan%3Da%26b">')
})

test('page cache: typed text in a script is rendered each time, because the policy names the script’s hash', async () => {
  const { pages } = pagesForTest(async (_page, _locale, { values }) => ({
    html: `<script>["${values?.name}"]</script>`,
    csp: `of ${values?.name}`,
  }))
  const ask = (name: string) => pages('login', 'en', { values: { name } })
  expect(await ask('bison')).toEqual({ html: '<script>["bison"]</script>', csp: 'of bison' })
})

test('page cache: a page that failed to render is rendered again', async () => {
  let isAway = true
  const { pages } = pagesForTest((...args) =>
    isAway ? Promise.reject(new Error('away')) : plainPage(...args),
  )
  await expect(pages('login', 'en', {})).rejects.toThrow('away')
  isAway = false
  expect((await pages('login', 'en', {})).html).toContain('<form')
})
