import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { configurationFile, configurationPage } from '../configuration-page.ts'
import { root } from '../phase.ts'

const ownPages = ['README', 'CONTRIBUTING', 'SECURITY', 'CHANGELOG', 'CODE_OF_CONDUCT'].map(
  (name) => `${name}.md`,
)
const pages = [...ownPages, ...markdownBelow('docs')].filter((page) => existsSync(path.join(root, page)))
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

test('docs: docs/configuration.md is what `npm run docs` writes', () => {
  expect(readFileSync(configurationFile, 'utf8')).toBe(configurationPage())
})

test('docs: there is documentation to check', () => {
  expect(pages).toContain('docs/configuration.md')
})

test.each(pages)('docs: every file that %s names exists', (page) => {
  expect(filesNamedIn(page).filter((file) => !isThere(file, page))).toEqual([])
})

test.each(pages)('docs: every command that %s names exists', (page) => {
  const named = textOf(page).matchAll(/\bnpm run ([\w:-]+)/g)
  expect([...named].map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([])
})

/**
 * Link targets, and code spans that look like a repository file: a path, or a name with a known
 * suffix. Placeholders, globs and URLs do not count.
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

/** Relative to the root, to the page's folder, or, for a bare name, anywhere in the sources. */
function isThere(name: string, page: string): boolean {
  // Outputs of `npm run build`, `start` and `bench` are mentioned, but missing in a fresh clone.
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
