import { expect, test } from 'vitest'
import { type ComparedProject, hasSameAuthor, mayBeSameProject, repositoryOf } from './same-project.ts'

const project = (parts: Partial<ComparedProject> = {}): ComparedProject => ({
  source: 'modrinth',
  id: 'a',
  name: 'Voice Box',
  author: 'hollowlark',
  kinds: ['plugin'],
  ...parts,
})
const elsewhere = (parts: Partial<ComparedProject> = {}) => project({ source: 'hangar', id: 'b', ...parts })

test('same project: names of two catalogues are compared without case, spaces and punctuation', () => {
  expect(mayBeSameProject(project(), elsewhere())).toBe(true)
  expect(mayBeSameProject(project(), elsewhere({ name: 'voice-BOX' }))).toBe(true)
  expect(mayBeSameProject(project({ kinds: ['mod', 'plugin'] }), elsewhere())).toBe(true)
})

test.each([
  ['a name that only begins alike', project(), elsewhere({ name: 'Voice Box Lite' })],
  ['another kind', project(), elsewhere({ kinds: ['datapack'] })],
  ['the same catalogue', project(), project({ id: 'c' })],
  ['names of signs alone', project({ name: '!!!' }), elsewhere({ name: '???' })],
])('same project: never with %s', (_, one, other) => {
  expect(mayBeSameProject(one, other)).toBe(false)
})

test('same project: the author confirms it only if both catalogues name one', () => {
  expect(hasSameAuthor({ author: 'Hollow_Lark' }, { author: 'hollowlark' })).toBe(true)
  expect(hasSameAuthor({ author: '' }, { author: '' })).toBe(false)
  expect(hasSameAuthor({ author: 'hollowlark' }, { author: 'quillback' })).toBe(false)
})

test.each([
  ['https://github.com/Owner/Name', 'github.com/owner/name'],
  ['https://www.github.com/owner/name.git', 'github.com/owner/name'],
  ['https://github.com/owner/name/tree/main', 'github.com/owner/name'],
  ['https://codeberg.org/owner/name/', 'codeberg.org/owner/name'],
  ['https://github.com/owner', null],
  ['https://code.example/owner/name', null],
  ['no address', null],
  [null, null],
] as const)('same project: the repository of %s is %s', (link, repository) => {
  expect(repositoryOf(link)).toBe(repository)
})
