ALTER TABLE "exhibitions" ADD COLUMN "ending_days" integer[] DEFAULT '{}'::integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitions" ADD COLUMN "ending_percents" integer[] DEFAULT '{}'::integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitions" ADD CONSTRAINT "exhibitions_ending_terms" CHECK (cardinality("exhibitions"."ending_days") = cardinality("exhibitions"."ending_percents")
        and cardinality("exhibitions"."ending_days") <= 3
        and 1 <= all ("exhibitions"."ending_percents") and 100 >= all ("exhibitions"."ending_percents")
        and array_position("exhibitions"."ending_percents", null) is null
        and 0 <= all ("exhibitions"."ending_days") and 365 >= all ("exhibitions"."ending_days")
        and array_position(("exhibitions"."ending_days")[2:], null) is null
        and ("exhibitions"."ending_days")[1] > ("exhibitions"."ending_days")[2] is not false
        and ("exhibitions"."ending_days")[2] > ("exhibitions"."ending_days")[3] is not false);