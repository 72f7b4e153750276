import { table } from '../report.ts'
import type { ListFigures } from './list-in-browser.ts'

/** The list in two browsers, of which the second has a slower CPU. */
export function listReport([fast, slow]: readonly ListFigures[], aimS: number, slower: number): string {
  if (!fast || !slow) throw new Error('two browsers are compared')
  const kept = ({ usableMs }: ListFigures) => (usableMs <= aimS * 1_000 ? 'kept' : 'missed')
  const whole = (one: number) => one.toFixed(0)
  return `In Chromium, of 1366 px, from the agent over loopback, with its own CPU and with one that is made ${slower} times slower, as a phone's is.
The aim is a list that can be used within ${aimS} s, which is when one of its rows has been chosen.

${table(
  ['milliseconds until it is seen', 'own CPU', 'slower CPU', 'aim', ''],
  fast.took.map(([what, ms], index) => [
    ...[what, whole(ms), whole(slow.took[index]?.[1] ?? Number.NaN)],
    ...(ms === fast.usableMs ? [aimS * 1_000, `${kept(fast)}, ${kept(slow)}`] : ['', '']),
  ]),
)}

${table(
  [
    'meanwhile',
    'CPU',
    'longest task, ms',
    'longest frame, ms',
    'frames over 50 ms',
    'frames',
    'of them without a row',
  ],
  [fast, slow].flatMap(({ records }, index) =>
    records.map(([what, one]) => [
      ...[what, index === 0 ? 'own' : 'slower'],
      ...[one.maxTaskMs === 0 ? 'under 50' : whole(one.maxTaskMs), whole(one.maxFrameMs)],
      // Before and after a scroll the header may be in the middle.
      ...[one.framesOver50, one.frames, what.startsWith('scrolling') ? one.empty : ''],
    ]),
  ),
)}

With all rows there the page's own objects take ${fast.heapMb.toFixed(0)} MB, and it has ${fast.elements} elements.`
}
