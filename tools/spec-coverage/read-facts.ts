import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Registry } from '../../apps/api/src/jsonapi/registry.ts'
import { registry } from '../../apps/api/src/resources/index.ts'
import { builtPaths, builtScreens } from '../../apps/console/built-paths.ts'
import { heldConstants } from './constants/held-constants.ts'
import type { Facts } from './judge.ts'
import { readBehaviours } from './read-behaviours.ts'
import type { Spec } from './read-spec.ts'
import { readTests } from './read-tests.ts'
import { redirectedRoutes } from './redirected-routes.ts'
import { screenOperations } from './screen-operations.ts'
import { servedRoutes } from './served-routes.ts'

const ROOT = join(import.meta.dirname, '../..')
const TESTS = '{apps,libs,tools}/*/{src,test,e2e,web,.}/**/*.{test,e2e}.{ts,tsx}'
/** Tests of the helper itself prove nothing about the product. */
const OF_THE_HELPER = 'libs/behaviours/'
/** Tests that run the same checks on every operation prove none of them. */
const GENERIC = /\/test\/(contract|matrix|fuzz|walls)[^/]*\.test\.ts$/

/** Reads the facts from the product: its declarations, routes, tests and source. */
export async function readFacts(spec: Spec): Promise<Facts> {
  const files = testFiles()
  const operations = new Set(registry.operations.map(({ id }) => id))
  const built = await builtPaths()
  return {
    described: describedOperations(registry),
    served: await servedRoutes(spec.operations),
    tests: readTests(
      ROOT,
      files.filter((path) => !GENERIC.test(`/${path}`)),
    ),
    behaviours: readBehaviours(ROOT, files),
    fields: new Map(registry.resources.map((one) => [one.type, fieldsOf(registry, one.type)])),
    screens: new Set([...built, ...redirectedRoutes(new Set(built))]),
    operations,
    called: await calledBy(operations),
    constants: heldConstants(ROOT, spec.constants),
  }
}

async function calledBy(operations: ReadonlySet<string>): Promise<Facts['called']> {
  const screens = await builtScreens()
  return new Map(
    screens.flatMap(({ file, paths }) => {
      const called = screenOperations(ROOT, file, operations)
      return paths.map((path) => [path, called] as const)
    }),
  )
}

function testFiles(): string[] {
  const found = globSync(TESTS, { cwd: ROOT, exclude: (path) => path.includes('node_modules') })
  return [...new Set(found)].filter((path) => !path.startsWith(OF_THE_HELPER))
}

const describedOperations = ({ operations }: Registry) =>
  new Map(operations.map(({ id, method, path }) => [`${method} ${path}`, id]))

/** Attributes, relations, and the members of bodies and parameters of a resource. */
function fieldsOf({ operations }: Registry, type: string): Set<string> {
  const own = operations.filter(({ resource }) => resource.type === type)
  return new Set(
    own.flatMap(({ resource, input, query }) => [
      ...Object.keys(resource.attributes.properties),
      ...Object.keys(resource.relations ?? {}),
      ...Object.keys(input?.properties ?? {}),
      ...Object.keys(query).map((name) => name.replace(/^filter\[(\w+)\]$/, '$1')),
    ]),
  )
}
