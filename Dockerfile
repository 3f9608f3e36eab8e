# Node 24 comes with the packages, as on every other machine; the image's own Node only runs npm.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm install --no-save --no-audit --no-fund \
  && npm run build -w apps/web -w apps/admin -w apps/display

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
# A normal user: PostgreSQL refuses root, and a container may forbid the user namespaces that root would need.
RUN install -d -o node -g node /data
COPY --from=build --chown=node:node /app .
USER node
VOLUME /data
EXPOSE 3000
CMD ["node_modules/.bin/node", "apps/server/src/main.ts"]
