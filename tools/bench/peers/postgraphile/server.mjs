// PostGraphile on the measured tables, set up for production by its documentation: default schema,
// row-level security by settings, no tracing. Filters on columns without their own index are
// allowed, because the existing index starts with other columns.
//
//   node server.mjs      DATABASE_URL, PORT, TEAM_ID, USER_ID
import { createServer } from 'node:http'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'

const { DATABASE_URL, PORT, TEAM_ID, USER_ID, DATABASE_POOL = '6' } = process.env
// A team lead with read access to the whole team.
const pgSettings = {
  'omc.team_id': TEAM_ID,
  'omc.user_id': USER_ID,
  'omc.all_teams': 'off',
  'omc.reach': 'team',
  'omc.reads': 'team',
}
const peer = postgraphile({
  extends: [PostGraphileAmberPreset],
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [
    makePgService({
      connectionString: DATABASE_URL,
      schemas: ['public'],
      poolConfig: { max: Number(DATABASE_POOL) },
    }),
  ],
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
  grafast: { explain: false, context: () => ({ pgSettings }) },
})
const server = createServer()
await peer.createServ(grafserv).addTo(server)
server.listen(Number(PORT), '127.0.0.1')
