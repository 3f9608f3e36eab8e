# Node 24 comes with the packages, as on every other machine; the image's own Node only runs npm.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm install --no-save --omit=dev --no-audit --no-fund \
  && npm run build -w apps/web -w apps/admin -w apps/display
# Only what the server runs with goes on from here: not what the front ends were built of, no weights of letters that no
# paper is set in, and of Node the program alone. The downloads are still there.
RUN rm -rf node_modules apps/*/node_modules packages/*/node_modules \
  && npm install --no-save --omit=dev --no-audit --no-fund -w apps/server --include-workspace-root \
  && rm -rf node_modules/node/node_modules node_modules/@expo-google-fonts/noto-sans-sc/[1235-9]00* \
    node_modules/@expo-google-fonts/noto-sans-kr/[1235-9]00*

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
# A normal user: PostgreSQL refuses root, and a container may forbid the user namespaces that root would need.
RUN install -d -o node -g node /data
COPY --from=build --chown=node:node /app .
USER node
VOLUME /data
EXPOSE 3000
CMD ["apps/server/start.sh"]
