# The API, and the operator's commands. Build it from the root of the repository:
#   docker build -f deploy/api.Dockerfile -t zubr-api .
ARG BASE=node:24.21.0-bookworm-slim

# Only the files that determine the packages, so that a change of code keeps the layer of packages.
FROM ${BASE} AS manifests
WORKDIR /app
COPY . /sources
RUN cd /sources && find . -name package.json -exec cp --parents {} /app/ \; \
  && cp package-lock.json .npmrc /app/

FROM ${BASE} AS packages
WORKDIR /app
COPY --from=manifests /app ./
RUN npm ci --omit=dev --ignore-scripts --workspace=@zubr/cli && npm cache clean --force

FROM ${BASE}
ENV NODE_ENV=production HOST=0.0.0.0 PANEL_PORT=3100 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app ./
COPY packages packages
COPY content content
COPY apps/api apps/api
COPY apps/cli apps/cli
COPY apps/data-dir apps/data-dir
COPY deploy/healthcheck.mjs deploy/healthcheck.mjs
RUN install -d -o 1000 -g 1000 -m 700 /data
USER 1000:1000
EXPOSE 3100
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "deploy/healthcheck.mjs", "http://127.0.0.1:3100/readyz"]
CMD ["node", "apps/api/src/main.ts"]
