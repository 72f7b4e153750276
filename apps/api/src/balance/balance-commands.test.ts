import type { Balance, Quote } from '@zubr/contracts/payments/balance'
import { beforeEach, describe, expect, test } from 'vitest'
import { OperatorError } from '../operators/command.ts'
import { runCommand } from '../operators/run-command.ts'
import { promoCommands } from '../promo/promo-commands.ts'
import { ensureAdvertisedCodes } from '../promo/store.ts'
import { serverCommands } from '../servers/server-commands.ts'
import {
  type Customer,
  create,
  customerForTest,
  fetchDesired,
  type Hosting,
  hostingForTest,
  nodeForTest,
} from '../servers/testing/servers.ts'
import { configForTest } from '../testing/app.ts'
import { catalogueForTest } from '../testing/catalogue.ts'
import { balanceCommands } from './balance-commands.ts'

let hosting: Hosting
let anna: Customer
beforeEach(async () => {
  hosting = await hostingForTest()
  anna = await customerForTest(hosting, 'anna')
})
const commands = { balance: balanceCommands, promo: promoCommands, server: serverCommands }
async function run(noun: keyof typeof commands, verb: string, ...args: string[]): Promise<string[]> {
  const printed: string[] = []
  const command = Object.entries(commands[noun]).find(([name]) => name === verb)?.[1]
  if (!command) throw new Error(verb)
  const deps = { db: hosting.db, config: configForTest, catalogue: catalogueForTest }
  const print = (line: string) => void printed.push(line)
  await runCommand(command, { ...deps, clock: () => hosting.time.now, print }, args)
  return printed
}
const logged = async () =>
  (await hosting.db.$client.query('select subject, text from audit_log order by id')).rows.map(
    ({ subject, text }) => `${subject}: ${text}`,
  )

describe('balance', () => {
  test('credit, refund: they add money once the currency is chosen, and are logged', async () => {
    await expect(run('balance', 'credit', 'anna', '10', 'bank', 'transfer')).rejects.toThrow(
      '10.00BYN or 10.00RUB',
    )
    expect(await run('balance', 'credit', 'Anna', '10.50byn', 'bank', 'transfer')).toEqual([
      'Credited 10.50 BYN to anna; the balance is 10.50 BYN. The customer reads: bank transfer',
    ])
    await run('balance', 'refund', 'anna', '0,07', 'an hour of downtime')
    await expect(run('balance', 'credit', 'anna', '5RUB', 'x')).rejects.toThrow('the currency of anna is BYN')
    const [balanceLine, newest, oldest] = await run('balance', 'show', 'anna')
    expect(balanceLine).toBe('anna has 10.57 BYN.')
    expect(newest).toMatch(/\+0\.07 BYN {2}refund {2}an hour of downtime$/)
    expect(oldest).toMatch(/\+10\.50 BYN {2}credit {2}bank transfer$/)
    const { rows } = await hosting.db.$client.query(
      'select distinct at from (select at from ledger_entries union all select at from audit_log) as both_of_them',
    )
    expect(rows).toEqual([{ at: hosting.time.now }])
    expect(await logged()).toEqual([
      'account anna: credit 10.50 BYN: bank transfer',
      'account anna: refund 0.07 BYN: an hour of downtime',
    ])
  })

  test('debit: it takes a wrong credit back, at most the whole balance, and is in the history', async () => {
    await expect(run('balance', 'debit', 'anna', '1BYN', 'x')).rejects.toThrow('anna has only 0.00')
    await run('balance', 'credit', 'anna', '50BYN', 'typed', 'wrongly')
    await expect(run('balance', 'debit', 'anna', '50.01', 'x')).rejects.toThrow('anna has only 50.00 BYN')
    await expect(run('balance', 'debit', 'anna', '1RUB', 'x')).rejects.toThrow('the currency of anna is BYN')
    expect(await run('balance', 'debit', 'anna', '45', 'it was 5')).toEqual([
      'Debited 45.00 BYN from anna; the balance is 5.00 BYN. The customer reads: it was 5',
    ])
    const shown = (await (await anna.call('GET', '/api/balance')).json()) as Balance
    expect(shown).toMatchObject({
      balance: { minor: 500 },
      entries: [
        { kind: 'debit', money: { currency: 'BYN', minor: -4500 }, reason: 'it was 5' },
        { kind: 'credit' },
      ],
    })
    expect((await logged()).at(-1)).toBe('account anna: debit 45.00 BYN: it was 5')
  })

  test('mail: the owner gets one about money that arrives, if and only if it does', async () => {
    await run('balance', 'credit', 'anna', '10.50BYN', 'bank')
    await run('balance', 'debit', 'anna', '0.50', 'fee')
    await run('balance', 'refund', 'anna', '1', 'downtime')
    await expect(run('balance', 'credit', 'anna', '5RUB', 'x')).rejects.toThrow(OperatorError)
    const { rows } = await hosting.db.$client.query(
      `select data from jobs.job where name = 'send-mail' order by created_on`,
    )
    const byn = (minor: number) => ({ currency: 'BYN', minor })
    const mail = { kind: 'credited', accountId: anna.accountId, page: '/account' }
    expect(rows.map(({ data }) => data)).toEqual([
      { ...mail, money: { amount: byn(1050), balance: byn(1050) } },
      { ...mail, money: { amount: byn(100), balance: byn(1100) } },
    ])
  })

  test.each([
    [['anna', '10']],
    [['anna', '-10', 'x']],
    [['anna', '0', 'x']],
    [['anna', '1.234', 'x']],
    [['nobody', '1BYN', 'x']],
  ])('validation: credit refuses %j', async (args) => {
    await expect(run('balance', 'credit', ...args)).rejects.toThrow(OperatorError)
    expect(await logged()).toEqual([])
  })
})

describe('promo', () => {
  test("list: the site's three codes exist from the start; an operator's codes are listed, disabled ones too", async () => {
    await run(
      'promo',
      'add',
      'winter-15',
      '15',
      '--uses',
      '100',
      '--per-account',
      '2',
      '--until',
      '2027-01-01',
    )
    await run('promo', 'disable', 'start20')
    expect(await run('promo', 'list')).toEqual([
      'CRAZBY20  20 percent, used 0, 1 an account',
      'START20  20 percent, used 0, 1 an account, disabled',
      'WINTER-15  15 percent, used 0 of 100, 2 an account, until 2027-01-02 00:00 GMT+3',
      'ZUBR20  20 percent, used 0, 1 an account',
    ])
    const quote = await anna.call('POST', '/api/quotes', { plan: 'java-1', promoCode: 'START20' })
    expect(await quote.json()).toMatchObject({ promoRefused: 'expired', total: { minor: 490 } })
    expect(await logged()).toEqual([
      'promo WINTER-15: added: 15 percent, until 2027-01-02 00:00 GMT+3',
      'promo START20: disabled',
    ])
    expect(await run('promo', 'show', 'start20')).toEqual([
      'START20  20 percent, used 0, 1 an account, disabled',
      '2026-11-20T12:00:00.000Z  disabled',
    ])
    await expect(run('promo', 'show', 'none')).rejects.toThrow('there is no promo code NONE')
  })

  test('validity: a day counts from its start to its end in Minsk, and the output says so', async () => {
    expect(await run('promo', 'add', 'DAY', '10', '--from', '2026-11-21', '--until', '2026-11-21')).toEqual([
      "Promo code DAY lowers a plan's price by 10 percent, from 2026-11-21 00:00 GMT+3, until 2026-11-22 00:00 GMT+3.",
    ])
    await run(
      'promo',
      'add',
      'HOUR',
      '10',
      '--from',
      '2026-11-21T10:00Z',
      '--until',
      '2026-11-21T14:00:00+03:00',
    )
    const refusal = async (now: string, promoCode: string) => {
      hosting.time.now = new Date(now)
      const quote = await anna.call('POST', '/api/quotes', { plan: 'java-1', promoCode })
      return ((await quote.json()) as Quote).promoRefused
    }
    expect(await refusal('2026-11-20T20:59:59Z', 'DAY')).toBe('unknown')
    expect(await refusal('2026-11-20T21:00:00Z', 'DAY')).toBeNull()
    expect(await refusal('2026-11-21T20:59:59Z', 'DAY')).toBeNull()
    expect(await refusal('2026-11-21T21:00:00Z', 'DAY')).toBe('expired')
    expect(await refusal('2026-11-21T10:59:59Z', 'HOUR')).toBeNull()
    expect(await refusal('2026-11-21T11:00:00Z', 'HOUR')).toBe('expired')
  })

  test("advertised codes: the percent follows the site; an operator's changes stay", async () => {
    await run('promo', 'disable', 'START20')
    await ensureAdvertisedCodes(hosting.db, [
      { code: 'START20', percent: 25 },
      { code: 'ZUBR20', percent: 30 },
    ])
    expect(await run('promo', 'list')).toEqual([
      'CRAZBY20  20 percent, used 0, 1 an account',
      'START20  25 percent, used 0, 1 an account, disabled',
      'ZUBR20  30 percent, used 0, 1 an account',
    ])
    const quote = await anna.call('POST', '/api/quotes', { plan: 'java-1', promoCode: 'ZUBR20' })
    expect(await quote.json()).toMatchObject({ promo: { percent: 30, off: { minor: 147 } } })
  })

  test.each([
    [['ZUBR20', '10']],
    [['AB', '10']],
    [['SALE', '0']],
    [['SALE', '101']],
    [['SALE', '10', '--uses', '0']],
    [['SALE', '10', '--until', 'soon']],
    [['SALE', '10', '--until', '12']],
    [['SALE', '10', '--until', '2027-02-30']],
    [['SALE', '10', '--until', '2027-02-03T10:00']],
    [['SALE', '10', '--from', '2027-02-03', '--until', '2027-02-02']],
    [['SALE', '10', '--from', '2027-02-03T10:00Z', '--until', '2027-02-03T10:00Z']],
    [['SALE', '10', '--forever']],
  ])('validation: add refuses %j', async (args) => {
    await expect(run('promo', 'add', ...args)).rejects.toThrow(OperatorError)
  })
})

describe('server', () => {
  test('list, find: they show servers with what an operator may see', async () => {
    await nodeForTest(hosting, 'minsk-1')
    const server = await create(anna, { plan: 'java-free' })
    const line = `${server.id}  my-world  java-free  anna  minsk-1  active  creating  free`
    expect(await run('server', 'list')).toEqual([line])
    for (const text of ['anna', 'MY-WOR', server.id.slice(0, 8), 'world'])
      expect(await run('server', 'find', text)).toEqual([line])
    expect(await run('server', 'find', '%')).toEqual(['No servers match.'])
  })

  test('show: it has everything about a server, even after its account and data are deleted', async () => {
    await nodeForTest(hosting, 'minsk-1')
    await run('balance', 'credit', 'anna', '10BYN', 'bank')
    const server = await create(anna)
    // Earlier versions accepted control characters in names.
    await hosting.db.$client.query('update servers set name = $1', ['a\u001b[2J world'])
    await run('server', 'block', server.id, 'mining: see ticket 12')
    const shown = await run('server', 'show', server.id.toUpperCase())
    expect(shown).toEqual([
      expect.stringContaining(`${server.id}  my-world  java-1  anna  minsk-1  blocked`),
      'name a\u241b[2J world, core flying-squid 1.9.0',
      'contract blocked',
      '  created 2026-11-20T12:00:00.000Z',
      '  last created, restored or played 2026-11-20T12:00:00.000Z',
      '  paid until 2026-12-20T12:00:00.000Z',
      '  blocked 2026-11-20T12:00:00.000Z',
      'activity, newest first:',
      '  2026-11-20T12:00:00.000Z  operator  blocked:mining: see ticket 12',
      '  2026-11-20T12:00:00.000Z  anna  created',
      'what operators did, newest first:',
      '  2026-11-20T12:00:00.000Z  blocked: mining: see ticket 12',
    ])
    await run('server', 'block', server.id, '--confirm')
    await hosting.db.$client.query('update servers set node_id = null where id = $1', [server.id])
    await hosting.db.$client.query('delete from accounts where id = $1', [anna.accountId])
    const after = await run('server', 'show', server.id)
    expect(after[0]).toContain('(account deleted)  (data deleted)  deleted')
    expect(after).toContain('  2026-11-20T12:00:00.000Z  operator  deleted')
    await expect(run('server', 'show', 'none')).rejects.toThrow('there is no server none')
  })

  test('plan: a server gets another plan of its edition on its node, if that has capacity', async () => {
    const token = await nodeForTest(hosting, 'minsk-1', 8_000)
    await run('balance', 'credit', 'anna', '50BYN', 'bank')
    const server = await create(anna)
    await create(anna, { subdomain: 'neighbour' })
    const change = (plan: string) => run('server', 'plan', server.id, plan)
    await expect(change('java-99')).rejects.toThrow('there is no plan java-99')
    await expect(change('java-1')).rejects.toThrow('has the plan java-1 already')
    await expect(change('java-free')).rejects.toThrow('a free plan has no paid time')
    await expect(change('bedrock-2')).rejects.toThrow('different editions')
    await expect(change('java-8')).rejects.toThrow('its node lacks capacity for java-8')
    expect((await fetchDesired(hosting.url, token)).servers[0]).toMatchObject({ memoryMb: 1_024 })

    expect((await change('java-4'))[0]).toBe(
      `${server.name} (${server.id}) has the plan java-4 instead of java-1.`,
    )
    const desired = (await fetchDesired(hosting.url, token)).servers.find(({ id }) => id === server.id)
    expect(desired).toMatchObject({ memoryMb: 4_096 })
    const shown = await (await anna.call('GET', `/api/servers/${server.id}`)).json()
    expect(shown).toMatchObject({ plan: 'java-4', limits: { memoryMb: 4_096 }, paidUntil: server.paidUntil })
    expect(await run('server', 'show', server.id)).toEqual(
      expect.arrayContaining([
        '  2026-11-20T12:00:00.000Z  operator  plan_changed',
        '  2026-11-20T12:00:00.000Z  plan java-1 changed to java-4',
      ]),
    )
    // A retired plan: only the server's core is known.
    await hosting.db.$client.query(
      `update servers set plan = 'gone', core = jsonb_set(core, '{id}', '"paper"') where id = $1`,
      [server.id],
    )
    await expect(change('proxy-0.5')).rejects.toThrow(
      'paper needs 1024 MB of memory, more than proxy-0.5 has',
    )
    await run('server', 'block', server.id, 'mining')
    await expect(change('java-2')).rejects.toThrow('only an active one can change its plan')
  })

  test('subdomain: a reserved one is refused to customers until it is released', async () => {
    const checkSubdomain = async () =>
      (await (await anna.call('GET', '/api/subdomains/br4nd')).json()) as unknown
    await run('server', 'reserve', 'brand')
    expect(await checkSubdomain()).toEqual({ refused: 'reserved' })
    await run('server', 'release', 'brand')
    expect(await checkSubdomain()).toEqual({ refused: null })
    await expect(run('server', 'release', 'brand')).rejects.toThrow(OperatorError)
  })
})
