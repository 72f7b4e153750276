import { expect, test } from 'vitest'
import { avatarSvg } from './avatar.ts'

test('avatar: a login always gets the same image, case-insensitively, and other logins get others', () => {
  expect(avatarSvg('Bison')).toBe(avatarSvg('bison'))
  const pictures = Array.from({ length: 200 }, (_, n) => avatarSvg(`player-${n}`))
  expect(new Set(pictures).size).toBeGreaterThan(195)
})

test('avatar: the image contains only squares within its frame', () => {
  const svg = avatarSvg('"><script>')
  expect(svg.replace(/<rect(?: (?:x|y|width|height)="\d+"| fill="#[0-9a-f]{6}")+\/>/g, '')).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 80 80" shape-rendering="crispEdges"><\/svg>$/,
  )
  for (const [, x] of svg.matchAll(/ x="(\d+)"/g)) expect(Number(x)).toBeLessThan(80)
})
