import { THINGS } from '@omc/core/problems'
import T from 'typebox'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { fieldLabel } from '../../jsonapi/field-labels.ts'
import { references, search } from '../../jsonapi/filters.ts'
import { action, defineResource, type Change } from '../../jsonapi/resource.ts'
import { Closed, Instant, Text } from '../../jsonapi/schema.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { problem } from '../../kernel/problem.ts'
import type { Box, Template } from '../../kernel/template-layout.ts'
import { creativeTemplatesWords } from './creative-templates.words.ts'
import { askPreview } from './preview.ts'
import { written } from './template-schema.ts'

/**
 * Layouts on which the pictures of goods are drawn: picture, title and price, each in its box.
 * Accounts (`creation_template_ids`) and categories (`chuangyi_template_ids`) point to them.
 *
 * @source resources §7 (make_all_materials)
 */
export const creativeTemplates = defineResource({
  type: 'creative_templates',
  label: THINGS.pictureTemplate,
  words: creativeTemplatesWords,
  table: 'creative_templates',
  attributes: Closed({ ...written, created_at: Instant, updated_at: Instant }),
  filters: { search: search('name'), business_team_id: references('business_team_id') },
  sorts: ['updated_at'],
  scope: ownTeam,
  verbs: {
    list: 'creative:read',
    get: 'creative:read',
    create: 'creative:edit',
    update: 'creative:edit',
    delete: 'creative:edit',
  },
  create: Closed(written),
  update: T.Partial(Closed(written), { additionalProperties: false }),
  defaults: async (context: Context) => ({ business_team_id: actorOf(context).teamId }),
  guard: refuseOutside,
  actions: {
    preview: action({
      on: 'record',
      method: 'GET',
      effect: 'read',
      may: 'creative:read',
      summary:
        'The template as a picture, with a title, a price and a picture of your own or with samples; 422 no_glyph, not_a_picture',
      query: Closed({
        title: T.Optional(Text(300)),
        price: T.Optional(T.String({ maxLength: 20, examples: ['¥129.00'] })),
        image: T.Optional(
          T.String({ maxLength: 2000, pattern: '^https?://\\S+$', description: 'http(s) address' }),
        ),
      }),
      output: { kind: 'file', types: ['image/jpeg'] },
      prepare: askPreview,
      run: async (_context, { found }) => found,
    }),
  },
})

/** @throws Problem 422 `box_outside` naming the box that leaves the picture */
async function refuseOutside(_context: Context, change: Change): Promise<void> {
  if (change.verb !== 'create' && change.verb !== 'update') return
  const before = change.verb === 'update' ? change.before : {}
  // The schema of the body, or of the row, has proved this shape.
  const { width, height, layout } = { ...before, ...change.values } as unknown as Template
  const boxes: [string, Box | null][] = [
    ['picture', layout.picture],
    ['title', layout.title],
    ['price', layout.price],
  ]
  for (const [name, box] of boxes) {
    if (!box || (box.x + box.width <= width && box.y + box.height <= height)) continue
    throw problem(
      'box_outside',
      { what: fieldLabel(name), width, height },
      { source: { pointer: `/data/attributes/layout/${name}` } },
    )
  }
}
