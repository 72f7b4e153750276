import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { configurationFile, configurationPage } from '../configuration-page.ts'
import { root } from '../phase.ts'
import { files, textOf as sourceOf } from './testing/repository-files.ts'

const ownPages = ['README', 'CONTRIBUTING', 'SECURITY', 'CHANGELOG', 'CODE_OF_CONDUCT'].map(
  (name) => `${name}.md`,
)
const pages = [...ownPages, ...markdownBelow('docs')].filter((page) => existsSync(path.join(root, page)))
const markdownNames = new Set(
  files.filter((file) => file.endsWith('.md')).map((file) => path.posix.basename(file)),
)
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

test('docs/configuration.md says what the configuration says; `npm run docs` writes it', () => {
  expect(readFileSync(configurationFile, 'utf8')).toBe(configurationPage())
})

test.each(pages)('links: a label of %s that is a path names the target of its link', (page) => {
  const links = [...textOf(page).matchAll(/\[`?([\w./-]+\/[\w.-]+\.\w+)`?\]\(([^)\s#:]+)\)/g)]
  const different = links.filter(([, label = '', target = '']) => {
    const file = path.posix.join(path.posix.dirname(page), target)
    return label !== target && file !== label && !file.endsWith(`/${label}`)
  })
  expect(different.map(([link]) => link)).toEqual([])
})

test('comments: every document that a comment names exists', () => {
  const comment = /^\s*(?:\/\/|\/?\*+).*$/gm
  const name = /[\w./-]*[\w-]+\.md\b/g
  const isForeign = /^(?:fastify\/|LICENSE\.md$|Readme\.md$)/
  const isMissing = (document: string) =>
    !isForeign.test(document) &&
    !existsSync(path.join(root, document)) &&
    (document.includes('/') || !markdownNames.has(document))
  const named = files
    .filter((file) => /\.tsx?$/.test(file) && file !== 'scripts/rules/docs.test.ts')
    .flatMap((file) =>
      (sourceOf(file).match(comment) ?? [])
        .flatMap((line) => (/https?:/.test(line) ? [] : (line.match(name) ?? [])))
        .filter(isMissing)
        .map((document) => `${file}: ${document}`),
    )
  expect(named, 'write the path from the root of the repository').toEqual([])
})

test('there is documentation to check', () => {
  expect(pages).toContain('docs/configuration.md')
})

test.each(pages)('every file that %s names is there', (page) => {
  expect(filesNamedIn(page).filter((file) => !isThere(file, page))).toEqual([])
})

test.each(['docs', 'docs/operate'])('every document of %s is in its index', (folder) => {
  const index = textOf(`${folder}/README.md`)
  const documents = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.md'))
  expect(documents.filter((name) => name !== 'README.md' && !index.includes(`](${name}`))).toEqual([])
})

test.each(pages)('every command that %s names is there', (page) => {
  const named = textOf(page).matchAll(/\bnpm run ([\w:-]+)/g)
  expect([...named].map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([])
})

test.each(pages)('every heading that %s links to is there', (page) => {
  const links = textOf(page).matchAll(/\]\(([^)\s#]*)#([^)\s]+)\)/g)
  const broken = [...links].filter(([, target = '', anchor = '']) => {
    if (/^[a-z]+:/.test(target)) return false
    const file = target === '' ? page : path.join(path.dirname(page), target)
    return !headingsOf(file).map(anchorOf).includes(anchor)
  })
  expect(broken.map(([link]) => link)).toEqual([])
})

test('every heading of docs/operate that code or a unit names is there', () => {
  const reference =
    /(docs\/operate\/[\w-]+\.md)(?:, | says under )["“]([^"”]+)["”]|["“]([^"”]+)["”] in (docs\/operate\/[\w-]+\.md)/g
  const broken = files
    .filter((file) => /\.(?:ts|tsx|service|timer|yaml|example)$/.test(file))
    .flatMap((file) => [...sourceOf(file).matchAll(reference)].map((found) => ({ file, found })))
    .filter(({ found: [, page = '', heading = '', headingBefore = heading, pageAfter = page] }) => {
      const isPage = existsSync(path.join(root, pageAfter))
      return !isPage || !headingsOf(pageAfter).includes(headingBefore)
    })
  expect(broken.map(({ file, found: [text] }) => `${file}: ${text}`)).toEqual([])
})

/**
 * Targets of links, and what stands in backticks and looks like a file of ours: a path, or a name
 * with an ending of ours. What holds a placeholder, a glob or an address is no file.
 */
function filesNamedIn(page: string): string[] {
  const text = textOf(page)
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target.replace(/#.*$/, ''))
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words)
  const paths = quoted.filter((words) =>
    /^(?:(?:apps|packages|content|dev|testing|e2e|bench|deploy|docs|scripts)\/[\w./-]+|(?:[\w-]+\/)*[\w.-]+\.(?:ts|tsx|mjs|md|css|json|sql))$/.test(
      words,
    ),
  )
  return [...links, ...paths].filter((name) => name !== '' && !/^[a-z]+:|[<>*{}]/.test(name))
}

const headingsOf = (page: string): string[] =>
  [...textOf(page).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading)

/** The anchor that GitHub and GitLab give to a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

/** From the root, from the page's own folder, or, for a bare name, anywhere in the sources. */
function isThere(name: string, page: string): boolean {
  // What `npm run build`, `start` and `bench` make is named too, but not in a fresh clone.
  if (
    /^(?:data|build|deploy\/\.env|bench\/results|apps\/site\/build|packages\/ui\/(?:art|fonts))\b/.test(name)
  )
    return true
  const places = [path.join(root, name), path.join(root, path.dirname(page), name)]
  return places.some(existsSync) || (!name.includes('/') && sourceNames().has(name))
}

let names: Set<string> | undefined
function sourceNames(): Set<string> {
  names ??= new Set(
    ['.', 'apps', 'packages', 'content', 'dev', 'testing', 'e2e', 'bench', 'scripts'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: folder !== '.', withFileTypes: true })
        .filter((entry) => !/node_modules|[/\\]build(?:[/\\]|$)/.test(entry.parentPath.slice(root.length)))
        .map((entry) => entry.name),
    ),
  )
  return names
}

function textOf(page: string): string {
  return readFileSync(path.join(root, page), 'utf8')
}

function markdownBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name))
    .sort()
}
