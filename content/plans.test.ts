import { minorUnits } from '@zubr/domain/money'
import { type Currency, currencies, type PlanGroup } from '@zubr/domain/plans'
import { displayedPrice } from '@zubr/domain/price'
import { expect, test } from 'vitest'
import { discountPercent, plans, tiers } from './plans.ts'

/**
 * The tables of section 9, typed apart from plans.ts so that a slip is noticed: change both (docs/change-a-plan.md).
 * RAM / disk / price now (old price, if there is a discount) in reading A, which is BYN; with cores for Ultra.
 */
const readingA: Record<PlanGroup, string> = {
  java: '1.5/5/0; 1/5/4.9; 2/10/13.9; 3/15/19.8; 4/20/26.9; 6/30/37.9; 8/40/49.8; 16/60/69.8; 20/80/93.9; 32/100/142.9',
  bedrock: '0.5/1/0; 1/5/4.9; 2/10/11.9; 4/20/22.9; 8/40/35.9',
  proxy: '0.5/1/2.9; 1.5/5/5.9; 4/20/13.9',
  ultra: '8/60/3/78.9; 16/80/4/95.9; 20/100/5/139.8; 32/150/6/179.8',
}

/** The same in reading B, which is roubles. */
const readingB = {
  java: '1/5/47 (59); 2/10/111 (139); 3/15/167 (209); 4/20/223 (279); 6/30/335 (419); 8/40/398 (498); 16/60/558 (698); 20/80/751 (939); 32/100/1143 (1429)',
  ultra: '8/60/3/631 (789); 16/80/4/767 (959); 20/100/5/1118 (1398); 32/150/6/1438 (1798)',
}

const names: Record<PlanGroup, string[]> = {
  java: [
    'Бесплатный',
    'Земляной',
    'Деревянный',
    'Угольный',
    'Каменный',
    'Железный',
    'Золотой',
    'Изумрудный',
    'Алмазный',
    'Бедроковый',
  ],
  bedrock: ['Бесплатный', 'Земляной', 'Деревянный', 'Каменный', 'Золотой'],
  proxy: ['Земляной', 'Деревянный', 'Каменный'],
  ultra: ['Золотой', 'Изумрудный', 'Алмазный', 'Бедроковый'],
}

const shown = (price: number, currency: Currency) => {
  const { now, was } = displayedPrice(price, discountPercent[currency])
  return was === undefined ? `${now}` : `${now} (${was})`
}

for (const group of ['java', 'bedrock', 'proxy', 'ultra'] as const) {
  const own = plans.filter((plan) => plan.group === group)

  test(`${group}: every row of reading A, in BYN`, () => {
    const rows = own.map(({ ramGb, diskGb, cores, price }) => {
      return [ramGb, diskGb, ...(cores ? [cores] : []), shown(price.BYN, 'BYN')].join('/')
    })
    expect(rows.join('; ')).toBe(readingA[group])
  })

  test(`${group}: names in the order of RAM`, () => {
    expect(own.map(({ tier }) => tiers[tier].ru)).toEqual(names[group])
  })
}

for (const group of ['java', 'ultra'] as const)
  test(`${group}: every row of reading B, in RUB`, () => {
    const rows = plans.flatMap(({ group: of, ramGb, diskGb, cores, price }) => {
      if (of !== group || price.RUB === undefined) return []
      return [[ramGb, diskGb, ...(cores ? [cores] : []), shown(price.RUB, 'RUB')].join('/')]
    })
    expect(rows.join('; ')).toBe(readingB[group])
  })

test('reading B has no free, Bedrock or proxy plans', () => {
  const inRoubles = plans.filter(({ price }) => price.RUB !== undefined)
  expect(new Set(inRoubles.map(({ group }) => group))).toEqual(new Set(['java', 'ultra']))
  expect(inRoubles.some(({ tier }) => tier === 'free')).toBe(false)
})

test('the 4 GB Java plan alone is recommended', () => {
  expect(plans.filter(({ recommended }) => recommended).map(({ id }) => id)).toEqual(['java-4'])
})

test('every plan has an id of its own', () => {
  expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length)
})

test('every price is a whole number of kopecks, also with its discount', () => {
  for (const { id, price } of plans)
    for (const currency of currencies)
      if (price[currency] !== undefined)
        expect(minorUnits(shown(price[currency], currency).split(' ')[0] ?? ''), id).toBeDefined()
})
